import { passwordStrength, type Strength, strengthShare } from '@utarang/domain/account';
import { signup } from '@utarang/messages';
import css from './strength-meter.module.css';

const words: Readonly<Record<Strength, string>> = {
  weak: signup['strength.weak'],
  normal: signup['strength.normal'],
  strong: signup['strength.strong'],
};

/** The strength of a password, by its length and kinds of characters (docs/product/accounts.md#passwords). */
export function StrengthMeter({ password }: { password: string }) {
  if (!password) return null;
  const strength = passwordStrength(password);
  return (
    <div className={css['row']}>
      <meter
        className={css[strength]}
        aria-label={signup.strength}
        aria-valuetext={words[strength]}
        max={1}
        value={strengthShare(password)}
      />
      <span className={css['word']}>{words[strength]}</span>
    </div>
  );
}
