import { a11y, common } from '@utarang/messages';
import { Check, CircleX, X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.js';
import { Message } from '../message/message.js';
import css from './toast-stack.module.css';
import { dismissToast, type Toast } from './toasts.js';
import { useStackKeys } from './use-stack-keys.js';
import { useToastPlacement } from './use-toast-placement.js';
import { useCountdown, usePause } from './use-toast-time.js';

/** The toasts, newest last. Loaded on demand, hence the default export. */
export default function ToastStack({ list }: { list: readonly Toast[] }) {
  const { paused, handlers } = usePause();
  const keys = useStackKeys(list);
  useToastPlacement(list, keys.ref);
  return (
    <section {...handlers} {...keys} className={css['stack']} tabIndex={-1} aria-label={a11y.toasts}>
      {list.map((toast) => (
        <ToastRow key={toast.id} toast={toast} paused={paused} />
      ))}
    </section>
  );
}

function ToastRow({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { id, text, kind = 'done', action, durationMs } = toast;
  useCountdown(durationMs, paused, () => dismissToast(id));
  const Icon = kind === 'done' ? Check : CircleX;
  return (
    <div className={css['toast']}>
      <Icon size={20} />
      <p className={css['text']}>
        <Message>{text}</Message>
      </p>
      {action && (
        <button
          type="button"
          className={css['action']}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      {durationMs === null && (
        <IconButton label={common.close} className={css['close']} onClick={() => dismissToast(id)}>
          <X size={20} />
        </IconButton>
      )}
    </div>
  );
}
