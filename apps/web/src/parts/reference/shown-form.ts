/** An ending stands behind something, and the wave says so: 〜たい. お〜になる has its own. */
export const shownForm = ({ form }: { readonly form: string }, list: 'particles' | 'endings'): string =>
  list === 'particles' || form.includes('〜') ? form : `〜${form.replaceAll('・', '・〜')}`;
