import { useHydrated } from '../../../lib/hydration.js';
import { Lazy, type LazyProps, LOADING } from '../../../parts/page/lazy.js';

/** A lazily loaded tool. The server renders none of them: their state is on the device. */
export function LazyTool<Props extends object>({ fallback = LOADING, ...props }: LazyProps<Props> & Props) {
  if (!useHydrated()) return fallback;
  return <Lazy fallback={fallback} {...(props as unknown as LazyProps<Props> & Props)} />;
}
