/** Ways to learn a text: its course and its player, in one chunk. */
export { OwnCourse } from './own-course.js';
export { OwnPlayer } from './own-player.js';
