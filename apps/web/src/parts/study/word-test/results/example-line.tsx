import type { Example } from '@utarang/contract';
import { SentenceText } from '../../../sentences/sentence-text.js';
import css from './example-line.module.css';

/** A sentence with the word that was asked. Its words are no links: they would end the test. */
export const ExampleLine = ({ example }: { example: Example }) => (
  <div className={css['example']}>
    <SentenceText sentence={example} target={example.target} links={false} className={css['text']} />
    <p className={css['korean']}>{example.korean}</p>
  </div>
);
