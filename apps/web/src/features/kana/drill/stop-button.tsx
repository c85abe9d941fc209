import { kana as messages } from '@utarang/messages';
import shared from '../../../parts/drill/drill.module.css';
import { Button } from '../../../ui/button/button.js';
import type { DrillRun } from './use-drill.js';

/** A button that interrupts the drill. */
export const StopButton = ({ run }: { run: DrillRun }) => (
  <Button variant="txt" className={shared['stop']} onClick={run.stop}>
    {messages['drill.stop']}
  </Button>
);
