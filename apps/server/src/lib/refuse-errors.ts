import { ApiError } from '@utarang/contract';

/** Throws `validation_failed` where there are any errors: field → Korean sentence. */
export function refuseErrors(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}
