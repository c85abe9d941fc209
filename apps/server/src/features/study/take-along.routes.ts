import { checkedWordsQuery, type TakeAlongFormat } from '@utarang/contract';
import { takeAlong } from '@utarang/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

const types = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  apkg: 'application/octet-stream',
} as const satisfies Record<TakeAlongFormat, string>;
const formats = Object.keys(types) as TakeAlongFormat[];
const summaries = {
  csv: 'The words I saved, for spreadsheets',
  tsv: 'The words I saved, as a text for Anki',
  apkg: 'The words I saved, as a deck of Anki',
} as const satisfies Record<TakeAlongFormat, string>;

/** The `Content-Disposition` header of a file: its name as in RFC 8187, and a plain one for older clients. */
const dispositionOf = (format: TakeAlongFormat, day: string): string =>
  `attachment; filename="utarang-${day}.${format}"; ` +
  `filename*=UTF-8''${encodeURIComponent(`${takeAlong.fileName} ${day}.${format}`)}`;

/** The saved words as files for other programs. */
export const takeAlongRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study }) => {
  for (const format of formats) {
    const file = { description: 'The file.', content: { [types[format].split(';', 1)[0]!]: { schema: z.any() } } };
    app.get(
      `/api/users/me/words.${format}`,
      {
        config: { access: 'member', ...(format === 'apkg' && { limit: 'wordFiles' as const }) },
        schema: {
          tags: ['saved words'],
          summary: summaries[format],
          querystring: checkedWordsQuery,
          response: { 200: file, ...problems },
        },
      },
      async (request, reply) => {
        const asker = { memberId: memberOf(request).memberId, givenUp: request.givenUp };
        const { file, day } = await study.takeAlong(asker, format, request.query.status);
        return reply.type(types[format]).header('content-disposition', dispositionOf(format, day)).send(file);
      },
    );
  }
};
