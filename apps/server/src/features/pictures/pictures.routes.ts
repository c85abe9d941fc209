import type { KanjiBook } from '@utarang/content/kanji';
import { fail } from '@utarang/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { entityTag, namesTag } from '../../lib/etag.js';
import { artistCard, kanjiCard, siteCard, songCard, wordCard } from './cards.js';
import { type Card, drawCard } from './draw-card.js';
import { createPictureCache } from './picture-cache.js';

const DAY_S = 86_400;
const CACHE_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 24; // about a second's work

type Options = {
  readonly catalogue: Pick<Catalogue, 'word' | 'songs'>;
  readonly kanjiBook: Pick<KanjiBook, 'of'>;
  readonly draw?: typeof drawCard;
};

/** The pictures of link previews: one for each word, kanji, song and artist, and one for all other pages. */
export const pictureRoutes: FastifyPluginAsync<Options> = async (app, { catalogue, kanjiBook, draw = drawCard }) => {
  const cache = createPictureCache({ maxBytes: CACHE_BYTES, maxWaiting: MAX_WAITING });
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;

  const send = async (reply: FastifyReply, card: Card) => {
    const picture = await cache.picture(JSON.stringify(card), () => draw(card));
    const etag = entityTag(picture);
    // Other sites may show the picture.
    reply.headers({
      etag,
      'cache-control': `public, max-age=${DAY_S}`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (namesTag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(picture);
  };

  app.get('/og/site.png', options, (_request, reply) => send(reply, siteCard));

  app.get('/og/kanji/:file', options, (request, reply) => {
    const [, kanji = ''] = /^(.)\.png$/u.exec((request.params as { file: string }).file) ?? [];
    const entry = kanjiBook.of(kanji);
    return send(reply, entry ? kanjiCard(entry) : fail('not_found'));
  });

  const cards = {
    words: (id) => cardIfFound(catalogue.word(id), wordCard),
    songs: (id) => cardIfFound(catalogue.songs.song(id), songCard),
    artists: (id) => cardIfFound(catalogue.songs.artist(id), artistCard),
  } as const satisfies Record<string, (id: number) => Card | undefined>;
  for (const [kind, cardOf] of Object.entries(cards)) {
    app.get(`/og/${kind}/:file`, options, (request, reply) => {
      const [, id = ''] = /^([1-9]\d*)\.png$/.exec((request.params as { file: string }).file) ?? [];
      return send(reply, cardOf(Number(id)) ?? fail('not_found'));
    });
  }
};

const cardIfFound = <Thing>(thing: Thing | undefined, cardOf: (thing: Thing) => Card): Card | undefined =>
  thing && cardOf(thing);
