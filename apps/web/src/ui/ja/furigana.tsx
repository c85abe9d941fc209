type FuriganaProps = {
  /** Each with its reading, null where it needs none. */
  parts: readonly { readonly text: string; readonly reading: string | null }[];
};

/** A Japanese text with its readings above it. */
export const Furigana = ({ parts }: FuriganaProps) =>
  parts.map(({ text, reading }, index) =>
    reading === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <ruby key={index}>
        {text}
        <rt>{reading}</rt>
      </ruby>
    ),
  );
