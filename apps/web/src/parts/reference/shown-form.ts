/** An ending as it is shown, with a wave for the word before it: 〜たい. お〜になる already has one. */
export const shownForm = ({ form }: { readonly form: string }, list: 'particles' | 'endings'): string =>
  list === 'particles' || form.includes('〜') ? form : `〜${form.replaceAll('・', '・〜')}`;
