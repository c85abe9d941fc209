import { common } from '@utarang/messages';
import { CircleX, RotateCcw } from 'lucide-react';
import { Button } from '../button/button.js';
import css from './error-panel.module.css';

type ErrorPanelProps = {
  /** The failure: `목록을 불러오지 못했어요`. */
  text: string;
  /** The cause, where it is known: `errorText(error)`. */
  detail?: string;
  /** The label of the button; 다시 시도 by default. */
  action?: string;
  onRetry: () => void;
};

/** An error in place of the content that failed, with a button to try again. */
export const ErrorPanel = ({ text, detail, action = common.retry, onRetry }: ErrorPanelProps) => (
  <div className={css['panel']} role="alert">
    <CircleX className={css['icon']} size={32} />
    <div>
      <p className={css['text']}>{text}</p>
      {detail && <p className={css['detail']}>{detail}</p>}
    </div>
    <Button variant="sec" onClick={onRetry}>
      <RotateCcw size={18} />
      {action}
    </Button>
  </div>
);
