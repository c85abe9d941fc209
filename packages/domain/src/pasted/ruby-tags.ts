const RUBY = /<ruby[^<>]{0,100}>((?:[^<]|<(?!\/ruby>)){0,500})<\/ruby>/giu;
const RT = /([^<]*)(?:<rp[^<>]*>[^<]*<\/rp>\s*)?<rt[^<>]*>([^<]*)(?:<\/rt>)?(?:\s*<rp[^<>]*>[^<]*<\/rp>)?/giu;
const RB = /<\/?(?:rb|rbc|rtc)[^<>]{0,100}>/giu;

/** Ruby in the tags of a page's source as ruby in brackets: ｜漢字《かんじ》. */
export function rubyAsBrackets(text: string): string {
  if (!/<ruby/i.test(text)) return text;
  return text.replace(RUBY, (_, inside: string) =>
    inside
      .replace(RB, '')
      .replace(RT, (__, base: string, reading: string) => `｜${base.trim()}《${reading.trim()}》`)
      .replace(/<[^<>]{0,100}>/gu, ''),
  );
}
