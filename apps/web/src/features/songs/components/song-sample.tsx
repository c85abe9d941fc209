import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import css from './song-sample.module.css';

/** A section for guests on the page of a song without lyrics: a sample line, and what an account stores. */
export const SongSample = () => (
  <div className={css['sample']}>
    <SampleLine />
    <div className={css['join']}>
      <WhyJoin />
    </div>
  </div>
);
