import { home } from '@utarang/messages';
import { Bone } from '../../../ui/skeleton/bone.js';
import css from './word-skeleton.module.css';

/** The skeleton of a word's page before anything is loaded. */
export const WordSkeleton = () => (
  <div aria-busy="true">
    <p className="sr">{home.loading}</p>
    <div className={css['sheet']} aria-hidden="true">
      <div className={css['bones']}>
        <Bone />
        <Bone />
        <Bone />
      </div>
    </div>
  </div>
);
