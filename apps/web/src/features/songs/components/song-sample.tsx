import { WhyJoin } from '../../../parts/guest/why-join.js';
import { SampleLine } from '../../../parts/today/sample-line.js';
import css from './song-sample.module.css';

/** The part of a song without lyrics that shows a guest what lyrics become, and what an account keeps. */
export const SongSample = () => (
  <div className={css['sample']}>
    <SampleLine />
    <div className={css['join']}>
      <WhyJoin />
    </div>
  </div>
);
