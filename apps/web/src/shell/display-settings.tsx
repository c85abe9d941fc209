import { plus } from '@utarang/messages';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useId } from 'react';
import { cardAccents, showCardAccents } from '../lib/card-accents.js';
import { cx } from '../lib/cx.js';
import { enableShortcuts, shortcutsEnabled } from '../lib/keyboard.js';
import { useStore } from '../lib/store.js';
import { setTheme, type ThemeChoice, theme, themeChoices } from '../lib/theme.js';
import css from './display-settings.module.css';

export const themeIcons = { system: SunMoon, light: Sun, dark: Moon } as const satisfies Record<ThemeChoice, unknown>;

/**
 * The theme, the pitch on cards, and whether shortcuts of one character work: stored on this device, for guests too.
 */
export function DisplaySettings() {
  const group = useId();
  const chosen = useStore(theme);
  const shortcuts = useStore(shortcutsEnabled);
  const accents = useStore(cardAccents);
  return (
    <>
      <fieldset>
        <legend className={css['legend']}>{plus['theme.label']}</legend>
        <div className={css['choices']}>
          {themeChoices.map((choice) => {
            const Icon = themeIcons[choice];
            return (
              <label key={choice} className={css['choice']}>
                <input
                  type="radio"
                  className="sr"
                  name={group}
                  checked={choice === chosen}
                  onChange={() => setTheme(choice)}
                />
                <Icon size={20} />
                {plus[`theme.${choice}`]}
              </label>
            );
          })}
        </div>
      </fieldset>
      <label className={css['switch']}>
        <input type="checkbox" checked={accents} onChange={(event) => showCardAccents(event.target.checked)} />
        {plus.cardAccents}
      </label>
      <label className={cx(css['switch'], css['keys'])}>
        <input type="checkbox" checked={!shortcuts} onChange={(event) => enableShortcuts(!event.target.checked)} />
        {plus.shortcutsOff}
      </label>
    </>
  );
}
