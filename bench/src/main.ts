/**
 * `npm run bench [WHAT] [-- --quick | --write]`, where WHAT is one of `options.ts`: measures, prints the tables,
 * and keeps them with --write. `browse -- --only=filters` makes one of its tables.
 */
import { measureBalancers } from './balancers/balancers.js';
import { measureBook } from './book/book.js';
import { measureBrowse } from './browse/browse.js';
import { measureCluster } from './cluster/measure.js';
import { measureDevice } from './device/device.js';
import { measureEdge } from './edge/edge.js';
import { measureFaults } from './faults/faults.js';
import { measureHttp } from './http/http.js';
import { measureLogins } from './logins/logins.js';
import { readOptions } from './options.js';
import { measureOverload } from './overload/overload.js';
import { measurePage } from './page/page.js';
import { FULL, QUICK } from './plan.js';
import { measureQuiz } from './quiz/quiz.js';
import { balancersReport } from './report/balancers-report.js';
import { bookReport } from './report/book-report.js';
import { browseReport } from './report/browse-report.js';
import { clusterReport } from './report/cluster-report.js';
import { deviceReport } from './report/device-report.js';
import { edgeReport } from './report/edge-report.js';
import { faultsReport } from './report/faults-report.js';
import { httpReport } from './report/http-report.js';
import { loginsReport } from './report/logins-report.js';
import { overloadReport } from './report/overload-report.js';
import { pageReport } from './report/page-report.js';
import { quizReport } from './report/quiz-report.js';
import { writeSection } from './report/readme.js';
import { reviewReport } from './report/review-report.js';
import { searchReport } from './report/search-report.js';
import { sizesReport } from './report/sizes-report.js';
import { studyReport } from './report/study-report.js';
import { textReport } from './report/text-report.js';
import { measureReview } from './review/review.js';
import { measureSearch } from './search.js';
import { measureSizes } from './sizes/sizes.js';
import { measureStudy } from './study/study.js';
import { measureText } from './text/text.js';

const readme = new URL('../README.md', import.meta.url);
const scaling = new URL('../../docs/scaling.md', import.meta.url);
const progress = (line: string) => console.error(`… ${line}`);

const { what, quick, write, members, only } = readOptions(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const start = performance.now();
const measure = {
  search: async () => searchReport(await measureSearch(quick ? QUICK : FULL, progress)),
  http: async () => httpReport(await measureHttp(quick, progress)),
  book: async () => bookReport(await measureBook(quick, progress)),
  logins: async () => loginsReport(await measureLogins(quick, progress)),
  overload: async () => overloadReport(await measureOverload(quick, progress)),
  browse: async () => browseReport(await measureBrowse(quick, progress, only)),
  faults: async () => faultsReport(await measureFaults(quick, progress)),
  balancers: async () => balancersReport(await measureBalancers(quick, progress)),
  cluster: async () => clusterReport(await measureCluster(quick, progress)),
  device: async () => deviceReport(await measureDevice(quick, progress)),
  edge: async () => edgeReport(await measureEdge(quick, progress)),
  page: async () => pageReport(await measurePage(quick, progress)),
  review: async () => reviewReport(measureReview(quick, progress)),
  quiz: async () => quizReport(measureQuiz(quick, progress)),
  sizes: async () => sizesReport(await measureSizes(quick, progress)),
  text: async () => textReport(await measureText(quick, progress)),
  study: async () => studyReport(await measureStudy(members, quick, progress)),
};
const report = await measure[what]();
console.log(report);
if (write) writeSection(what === 'sizes' ? scaling : readme, what, report);
progress(`${((performance.now() - start) / 1000).toFixed(0)} s`);
