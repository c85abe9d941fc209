import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/store.js';
import css from './toaster.module.css';
import { type Toast, toasts } from './toasts.js';

/** Drawn where the stack cannot be loaded (no connection, say): the words are there, the comfort is not. */
const PlainStack = ({ list }: { list: readonly Toast[] }) => (
  <section>
    {list.map((toast) => (
      <p key={toast.id}>{toast.text}</p>
    ))}
  </section>
);

const ToastStack = lazy(() => import('./toast-stack.js').catch(() => ({ default: PlainStack })));

/**
 * The place of the toasts, in the page from the start so that screen readers know the region before its first words.
 * What draws them is loaded with the first one.
 */
export function Toaster() {
  const list = useStore(toasts);
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
