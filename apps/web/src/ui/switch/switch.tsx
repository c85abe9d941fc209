import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './switch.module.css';

/** A group of switches; `label` names it. */
export const Switches = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
  <div className={css['switches']} role="group" aria-label={label}>
    {children}
  </div>
);

type SwitchProps = { on: boolean; onFlip: () => void; children: ReactNode };

/** A toggle button, which shows its state by a tick as well. */
export const Switch = ({ on, onFlip, children }: SwitchProps) => (
  <button type="button" className={css['switch']} aria-pressed={on} onClick={onFlip}>
    <Check size={16} />
    {children}
  </button>
);
