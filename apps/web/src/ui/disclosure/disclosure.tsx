import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import css from './disclosure.module.css';
import { useDisclosure } from './use-disclosure.js';

type DisclosureProps = {
  /** The content of the button. */
  button: ReactNode;
  buttonClass?: string | undefined;
  panelClass?: string | undefined;
  /** The button's name where it shows no text. */
  label?: string;
  children: ReactNode;
};

/**
 * A button that shows and hides a panel below it: the pattern for navigation, whose links stay links (WAI-ARIA
 * Authoring Practices, "Disclosure Navigation Menu"), and for small settings.
 */
export function Disclosure({ button, buttonClass, panelClass, label, children }: DisclosureProps) {
  const id = useId();
  const { open, rootRef, panelRef, toggle, onKeyDown, onBlur } = useDisclosure();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and the links inside are handled here
    <div ref={rootRef} className={css['root']} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={toggle}
      >
        {button}
      </button>
      {open && (
        <div id={id} ref={panelRef} className={cx(css['panel'], panelClass)}>
          {children}
        </div>
      )}
    </div>
  );
}
