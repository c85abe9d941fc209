export { COVER_TONES, type Cover, type CoverCircle, coverOf } from './cover.js';
