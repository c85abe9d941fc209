import type { WordForm } from '@utarang/contract';
import { shownForm as formIn, type HeardForm } from '@utarang/domain/search';
import { formTitle } from '@utarang/messages';

/** A form in the shape in which it is sent, with its Korean name. */
export const shownForm = (form: HeardForm): WordForm => formIn(form, formTitle);
