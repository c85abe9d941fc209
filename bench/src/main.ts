/** `npm run bench [search | http] [-- --quick | --write]`: measures, prints the tables, and keeps them with --write. */
import { measureHttp } from './http/http.js';
import { readOptions } from './options.js';
import { FULL, QUICK } from './plan.js';
import { httpReport } from './report/http-report.js';
import { writeSection } from './report/readme.js';
import { searchReport } from './report/search-report.js';
import { measureSearch } from './search.js';

const readme = new URL('../README.md', import.meta.url);
const progress = (line: string) => console.error(`… ${line}`);

const { what, quick, write } = readOptions(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const start = performance.now();
const report =
  what === 'http'
    ? httpReport(await measureHttp(quick))
    : searchReport(await measureSearch(quick ? QUICK : FULL, progress));
console.log(report);
if (write) writeSection(readme, what, report);
progress(`${((performance.now() - start) / 1000).toFixed(0)} s`);
