export { pageAnswer } from '@utarang/domain/search';
