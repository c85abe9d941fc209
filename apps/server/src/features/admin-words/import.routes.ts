import {
  exportQuery,
  IMPORT_MAX_BYTES,
  importAnswer,
  importHeaders,
  importQuery,
  type TableFormat,
} from '@utarang/contract';
import { seoulDate } from '@utarang/domain/study';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import type { Clock } from '../../db/clock.js';
import { problems } from '../../plugins/openapi.js';
import type { WordTables } from './import.service.js';
import { writeReport } from './import-plan.js';

const types = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const satisfies Record<TableFormat, string>;

/** The file in the answer of the export. */
const file = {
  description: 'The table.',
  content: Object.fromEntries(Object.values(types).map((type) => [type, { schema: z.string() }])),
};

/** The digest in an entity tag, or null where any is accepted. */
const digestIn = (tag: string | undefined): string | null =>
  tag === undefined || tag.trim() === '*' ? null : tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');

/** The words of the book as a table, and back (docs/product/admin.md#bulk). */
export const wordTableRoutes: FastifyPluginAsyncZod<{ tables: WordTables; clock: Pick<Clock, 'today'> }> = async (
  app,
  { tables, clock },
) => {
  const tags = ['admin'];
  const config = { access: 'admin' } as const;
  // Whatever content type a browser sends, the file is read in the format that the address names.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get(
    '/api/admin/words/export',
    {
      config,
      schema: {
        tags,
        summary: 'Every word as a table',
        querystring: exportQuery,
        response: { 200: file, ...problems },
      },
    },
    async ({ query: { format } }, reply) =>
      reply
        .type(`${types[format]}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="utarang-words-${seoulDate(clock.today())}.${format}"`)
        .send(await tables.export(format)),
  );

  app.post(
    '/api/admin/words/import',
    {
      config,
      bodyLimit: IMPORT_MAX_BYTES,
      schema: {
        tags,
        summary: 'Change and add words by a table',
        consumes: Object.values(types),
        querystring: importQuery,
        headers: importHeaders,
        response: { 200: importAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const { format, dryRun } = request.query;
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (dryRun) {
        const report = await tables.check({ bytes, format });
        const json = await writeReport(report);
        return reply.serializer(() => json).send(report);
      }
      const { 'if-match': tag, 'idempotency-key': key } = request.headers;
      return tables.import(memberOf(request).memberId, { bytes, format }, { seen: digestIn(tag), key });
    },
  );
};
