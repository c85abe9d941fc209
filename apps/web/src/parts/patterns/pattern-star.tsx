import { format, patterns as messages } from '@utarang/messages';
import { Star } from 'lucide-react';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { LoginHint } from '../session/login-hint/login-hint.js';
import { useIsMember } from '../session/use-viewer.js';
import css from './pattern-star.module.css';
import { useIsSavedPattern, useTogglePattern } from './toggle-pattern.js';

type PatternStarProps = {
  id: string;
  /** The pattern's form, as the heading of its card shows it. */
  form: string;
};

/** The star of a particle or an ending: it saves for a member, and leads a guest to the log-in. */
export const PatternStar = (props: PatternStarProps) =>
  useIsMember() ? (
    <MemberStar {...props} />
  ) : (
    <LoginHint>{(show) => <StarToggle form={props.form} saved={false} onPress={show} />}</LoginHint>
  );

function MemberStar({ id, form }: PatternStarProps) {
  const saved = useIsSavedPattern(id);
  return <StarToggle form={form} saved={saved} onPress={useTogglePattern(id, saved)} />;
}

type StarToggleProps = { form: string; saved: boolean; onPress: () => void };

/** The star as a toggle button: its name stays the same, and the pressed state says whether it is saved. */
const StarToggle = ({ form, saved, onPress }: StarToggleProps) => (
  <IconButton className={css['star']} label={format(messages.save, { form })} aria-pressed={saved} onClick={onPress}>
    <Star size={22} />
  </IconButton>
);
