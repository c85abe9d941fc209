import css from './lyric-reader.module.css';

/** A text as it was pasted, shown while the server analyses it and where it cannot. */
export const PlainText = ({ text }: { text: string }) => (
  <div className={css['text']}>
    <p className={css['plain']} lang="ja">
      {text}
    </p>
  </div>
);
