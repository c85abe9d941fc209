export { type CardLines, cardLines, type HeadingField } from './card-lines.js';
