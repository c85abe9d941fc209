import { kana as messages } from '@utarang/messages';
import { Button } from '../../../ui/button/button.js';
import css from './drill-card.module.css';
import type { DrillRun } from './use-drill.js';

/** Puts the drill aside. */
export const StopButton = ({ run }: { run: DrillRun }) => (
  <Button look="txt" className={css['stop']} onClick={run.stop}>
    {messages['drill.stop']}
  </Button>
);
