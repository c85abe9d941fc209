import { Suspense, useEffect } from 'react';
import { lazyOr } from '../../lib/lazy-part.js';
import { useStore } from '../../lib/store.js';
import { whenIdle } from '../../lib/when-idle.js';
import css from './toaster.module.css';
import { type Toast, toasts } from './toasts.js';

/** Rendered where the stack cannot be loaded (no connection, say): the texts alone, without buttons. */
const PlainStack = ({ list }: { list: readonly Toast[] }) => (
  <section>
    {list.map((toast) => (
      <p key={toast.id}>{toast.text}</p>
    ))}
  </section>
);

const load = async () => (await import('./toast-stack.js')).default;

const ToastStack = lazyOr(load, PlainStack);

/**
 * The container of the toasts, in the page from the start so that screen readers know the region before its first text.
 * Its code is loaded once the page is idle, because the first toast may say that the connection is lost.
 */
export function Toaster() {
  const list = useStore(toasts);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return (
    <div role="status" className={css['place']}>
      {list.length > 0 && (
        <Suspense fallback={null}>
          <ToastStack list={list} />
        </Suspense>
      )}
    </div>
  );
}
