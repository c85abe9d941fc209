export { type ArtistFacts, type ArtistFault, artistFaults, BIO_SENTENCES } from './artist-faults.js';
export { answered, type BlankGame, beginBlanks, givenUp, isOver } from './blank-game.js';
export {
  BLANK_SHARES,
  type Blank,
  type BlankShare,
  blankOptions,
  blankPlaces,
  chooseBlanks,
  cutAtBlanks,
  gradeBlank,
} from './blanks.js';
export {
  COURSE_LIST_MAX,
  COURSE_STEPS,
  COURSES_MAX,
  type Course,
  type CourseRecord,
  type CourseStep,
  courseOf,
  FIRST_WORDS,
  firstWordsOf,
  hasAllOf,
  isCourseId,
  joinCourses,
  lineKey,
  NO_COURSE,
  readCourse,
  type StepProgress,
  withHeard,
  withSeen,
  withStudied,
  withSung,
} from './course.js';
export { COVER_TONES, type Cover, type CoverCircle, coverOf } from './cover.js';
export { gradeHeard, type HeardSyllable, type HeardVerdict, type SungLine } from './heard-line.js';
export {
  derivePronunciation,
  isAllHangul,
  type LineFault,
  type LineTexts,
  lineFaults,
  lineText,
  pronunciationOf,
  type TextFault,
  textFaults,
} from './line-faults.js';
export { inOrderOfDay, mayOpen } from './line-of-the-day.js';
export { atTheBeginning, type LineProgress, nextLine, previousLine, readLineProgress, withDone } from './line-study.js';
export { knownShare, ofOwnLevel } from './own-level.js';
export {
  BIO_MAX,
  isYear,
  LINE_MAX,
  LINE_NUMBER_MAX,
  LINES_MAX,
  lineId,
  SINGERS_MAX,
  type SongFacts,
  type SongFault,
  songFaults,
  songKey,
} from './song-faults.js';
export { isVideoId, VIDEO_PAGE, videoIdOf, videoInText } from './video-id.js';
