import { checkedWordsQuery, type TableFormat, tableFormats } from '@utarang/contract';
import { takeAlong } from '@utarang/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

const types = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const satisfies Record<TableFormat, string>;
const summaries = {
  csv: 'The words I saved, for spreadsheets',
  tsv: 'The words I saved, for Anki',
} as const satisfies Record<TableFormat, string>;

/** The name of a file in a header: as RFC 8187 has it, and a plain one for who cannot read that. */
const named = (format: TableFormat, day: string): string =>
  `attachment; filename="utarang-${day}.${format}"; ` +
  `filename*=UTF-8''${encodeURIComponent(`${takeAlong.fileName} ${day}.${format}`)}`;

/** The saved words as files for other programs. */
export const takeAlongRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study }) => {
  for (const format of tableFormats) {
    const file = { description: 'The file.', content: { [types[format]]: { schema: z.string() } } };
    app.get(
      `/api/users/me/words.${format}`,
      {
        config: { access: 'member' },
        schema: {
          tags: ['saved words'],
          summary: summaries[format],
          querystring: checkedWordsQuery,
          response: { 200: file, ...problems },
        },
      },
      async (request, reply) => {
        const { file, day } = await study.takeAlong(memberOf(request).memberId, format, request.query.status);
        return reply
          .type(`${types[format]}; charset=utf-8`)
          .header('content-disposition', named(format, day))
          .send(file);
      },
    );
  }
};
