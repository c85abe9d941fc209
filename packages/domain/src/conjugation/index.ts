export { answerAsked, countedAnswers } from '../study/asked-again.js';
export { changeOf, type FormChange, mainForm, type WordForm } from './change.js';
export {
  FORMS_ASKED,
  type FormAnswer,
  type FormDrill,
  startFormDrill,
} from './drill.js';
export {
  DRILL_FORMS,
  type DrillForm,
  type DrillWord,
  groupOf,
  hasForm,
  WORD_GROUPS,
  type WordGroup,
} from './forms.js';
export { gradeForm } from './grade-form.js';
