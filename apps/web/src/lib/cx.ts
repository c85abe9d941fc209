/** Joins the class names that are set: `cx(css.tab, active && css.active)`. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
