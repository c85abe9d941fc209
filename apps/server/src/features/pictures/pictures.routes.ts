import { fail } from '@utarang/contract';
import { cardLines } from '@utarang/domain/words';
import { app as product } from '@utarang/messages';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { entityTag, namesTag } from '../../lib/etag.js';
import { type Card, drawCard } from './draw-card.js';
import { createKeptPictures } from './kept-pictures.js';

const DAY_S = 86_400;
const KEPT_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 24; // about a second's work

const site: Card = {
  heading: product.name,
  lang: 'ko',
  reading: null,
  pronunciation: null,
  meaning: product.description,
  level: null,
};

type Options = { readonly catalogue: Pick<Catalogue, 'word'>; readonly draw?: typeof drawCard };

/** The pictures that chats and timelines show of a link: one for each word, and one for everything else. */
export const pictureRoutes: FastifyPluginAsync<Options> = async (app, { catalogue, draw = drawCard }) => {
  const kept = createKeptPictures({ maxBytes: KEPT_BYTES, maxWaiting: MAX_WAITING });
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;

  const send = async (reply: FastifyReply, card: Card) => {
    const picture = await kept.picture(JSON.stringify(card), () => draw(card));
    const etag = entityTag(picture);
    // Other sites show it.
    reply.headers({
      etag,
      'cache-control': `public, max-age=${DAY_S}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (namesTag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(picture);
  };

  app.get('/og/site.png', options, (_request, reply) => send(reply, site));

  app.get('/og/words/:file', options, (request, reply) => {
    const [, id = ''] = /^([1-9]\d*)\.png$/.exec((request.params as { file: string }).file) ?? [];
    const word = catalogue.word(Number(id)) ?? fail('not_found');
    const { heading, hiragana, koreanPronunciation, meaningKo } = cardLines(word);
    return send(reply, {
      heading: heading.text,
      lang: heading.lang,
      reading: hiragana,
      pronunciation: koreanPronunciation,
      meaning: meaningKo,
      level: word.level,
    });
  });
};
