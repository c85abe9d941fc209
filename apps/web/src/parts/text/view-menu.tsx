import { song as messages } from '@utarang/messages';
import { ChevronDown, Eye } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import css from './view-menu.module.css';

/**
 * The button for what is shown of a text. Its panel covers the text, so that the text does not move; Escape and a press
 * outside close it.
 */
export function ViewMenu({ children }: { children: ReactNode }) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!unfolded) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setUnfolded(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [unfolded]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !unfolded) return;
    event.stopPropagation();
    setUnfolded(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever in it has the focus
    <div ref={menu} className={css['view']} onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="sec"
        className={css['button']}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Eye size={18} />
        {messages.view}
        <ChevronDown size={16} />
      </Button>
      <div id={id} className={css['menu']} hidden={!unfolded}>
        {children}
      </div>
    </div>
  );
}
