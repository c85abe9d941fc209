import { ApiError } from '@utarang/contract';

/** Throws `validation_failed` where there are errors, which have a Korean sentence for each field. */
export function refuseErrors(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}
