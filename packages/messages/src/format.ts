/** The names in a message's braces: `Params<'{n}개 찾았어요'>` is `'n'`. */
type Params<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

/**
 * Fills the `{name}` placeholders of a message. A missing or unknown name does not compile. Numbers get thousands
 * separators, as in Korean text (1,234).
 */
export function format<const Message extends string>(
  message: Message,
  values: Readonly<Record<Params<Message>, string | number>>,
): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = (values as Record<string, string | number>)[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? value.toLocaleString('ko-KR') : value;
  });
}
