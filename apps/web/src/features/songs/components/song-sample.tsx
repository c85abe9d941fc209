import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import css from './song-sample.module.css';

/** The part of a song without lyrics that shows a guest what lyrics look like here, and what an account stores. */
export const SongSample = () => (
  <div className={css['sample']}>
    <SampleLine />
    <div className={css['join']}>
      <WhyJoin />
    </div>
  </div>
);
