export { isDatabaseAway } from '@utarang/postgres/away';
