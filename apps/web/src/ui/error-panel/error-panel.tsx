import { common } from '@utarang/messages';
import { CircleX, RotateCcw } from 'lucide-react';
import { Button } from '../button/button.js';
import css from './error-panel.module.css';

type ErrorPanelProps = {
  /** The failure: `목록을 불러오지 못했어요`. */
  text: string;
  /** Why, where it is known: `errorText(error)`. */
  detail?: string;
  /** The button's words; 다시 시도 without. */
  action?: string;
  onRetry: () => void;
};

/** A failure in the place of what failed, with the way to try again. */
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
