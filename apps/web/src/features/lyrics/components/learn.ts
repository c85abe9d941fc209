/** Ways to learn a text: its course and its player, in one file of their own. */
export { OwnCourse } from './own-course.js';
export { OwnPlayer } from './own-player.js';
