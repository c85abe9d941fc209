/** A sentence with some of its words turned into links. */
export function Linked({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  const words = Object.keys(links).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${words.join('|')})`));
  return parts.map((part) =>
    links[part] ? (
      <a key={part} href={links[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
