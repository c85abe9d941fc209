export type { FormName } from '@utarang/domain/language';
