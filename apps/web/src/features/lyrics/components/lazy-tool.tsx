import { useHydrated } from '../../../lib/hydration.js';
import { Lazy, type LazyProps, LOADING } from '../../../parts/page/lazy.js';

/** A tool, once it is loaded. The server renders none of them: they begin with what the device keeps. */
export function LazyTool<Props extends object>({ fallback = LOADING, ...props }: LazyProps<Props> & Props) {
  if (!useHydrated()) return fallback;
  return <Lazy fallback={fallback} {...(props as unknown as LazyProps<Props> & Props)} />;
}
