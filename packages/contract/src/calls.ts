import { QUEUE_SHOWN, TEXT_MAX } from './terms.js';
import { IMPORT_MAX_BYTES } from './word-columns.js';

const MIB = 1024 * 1024;
const figures = (number: number): string => number.toLocaleString('en');

/**
 * Notes of the generated API page on calls whose name and summary are not enough: what they do besides, and the codes
 * of their own. Every call may also answer `validation_failed`, `csrf` and `session_ended` (writes), `login_required`
 * and `forbidden` (calls for members and admins), `too_many_requests` (limited calls), `unavailable`, `overloaded` and
 * `internal`; a request that cannot be read is `bad_request`, `not_found`, `request_timeout`, `body_too_large`,
 * `uri_too_long`, `headers_too_large` or `unsupported_media_type`.
 */
export const callNotes: Readonly<Record<string, string>> = {
  'GET /api/words':
    'Ranked where there is a query, else in catalogue order (the higher id first). A query with kana or kanji is matched ' +
    'as written against `japaneseWord` and `hiragana` in every mode. `totalElements` counts exact and tolerant hits.',
  'GET /api/words/book':
    'For a device that searches by itself, without a network too. A search in what it unpacks to is answered as `GET ' +
    '/api/words` is.',
  'GET /api/words/{id}': '`word_not_found`; an id that is no positive integer is `word_id_invalid`.',
  'GET /api/words/accents': 'For cards. A word that the book does not have has none.',
  'GET /api/words/{id}/examples': 'The simplest first. `word_not_found`.',
  'GET /api/search':
    'Songs and artists are found by title and artist together in any order, and by the address of a video. A blank query ' +
    'is refused under `errors.q`.',
  'GET /api/sentences': 'Sentences whose Korean holds the query, the simplest first; all of them without one.',
  'POST /api/text/analyse':
    `Keeps nothing. A text without kana and kanji, or of more than ${figures(TEXT_MAX)} characters, is refused under ` +
    '`errors.text`. What stands around its Japanese is recognised (docs/product/lookup.md#pasted-texts), unless ' +
    '`asPasted` or `leave` says otherwise. ' +
    '`analyser_busy` where too many wait, with `Retry-After`.',
  'GET /api/my-lyrics': 'The latest made first.',
  'POST /api/my-lyrics':
    'With an `Idempotency-Key` as for saving. A text that cannot be read is refused under `errors.text`. `lyric_limit`, ' +
    '`lyrics_too_large`.',
  'GET /api/my-lyrics/{id}': "`lyric_not_found`, also for another member's.",
  'GET /api/my-lyrics/{id}/lrc':
    'Its times, with the translation as a second line of the same time. `lyric_not_found`.',
  'PUT /api/my-lyrics/{id}':
    'One made on an older version is `edited_elsewhere`, with the newer text as `newer`; the same edit once more is ' +
    'answered as the first time. `lyric_not_found`, `lyrics_too_large`.',
  'DELETE /api/my-lyrics/{id}': '`lyric_not_found`.',
  'GET /api/my-lyrics/corrections': 'The latest made first.',
  'PUT /api/my-lyrics/corrections':
    'The last that is said of a word as it is written counts. `correction_limit`, `word_not_found` where nothing but a ' +
    'word is named that the book does not have.',
  'DELETE /api/my-lyrics/corrections/{id}': "`correction_not_found`, also for another member's.",
  'GET /api/admin/members/{id}': '`member_not_found`.',
  'DELETE /api/admin/members/{id}/sessions': '`member_not_found`.',
  'POST /api/admin/members/{id}/suspend': 'Ends the sessions, too. `member_not_found`, `own_account`.',
  'POST /api/admin/members/{id}/unsuspend': '`member_not_found`, `own_account`.',
  'DELETE /api/admin/members/{id}': 'With all that is kept of the member. `member_not_found`, `own_account`.',
  'POST /api/words/{id}/reports': '`word_not_found`, `report_limit`.',
  'GET /api/difficulties/{level}/words': 'The level in either case; another one is `level_not_found`.',
  'GET /api/fields/{value}/words': 'In the order a learner would want. `field_not_found`.',
  'GET /api/ko-like/all': 'In the order a learner would want; ranked where there is a query.',
  'GET /api/kanji':
    'The easiest level first, then what most words are written with, or in the order of `sort`; ranked where there is a query that names kanji.',
  'GET /api/kanji/{char}': '`kanji_not_found`.',
  'GET /api/particles/{id}': '`entry_not_found`.',
  'GET /api/endings/{id}': '`entry_not_found`.',
  'GET /api/grammar-questions':
    'At most ten, in an order of chance, and other ones each time; none where no sentence shows what is chosen. ' +
    '`entry_not_found` for an unknown `near`.',
  'GET /api/users/me/patterns': 'What is asked today is due, or new and among the first of the day.',
  'POST /api/users/me/patterns/{id}': '201, or 200 where it was saved before. `entry_not_found`.',
  'DELETE /api/users/me/patterns/{id}': 'Also where it was not saved. What was learnt of it stays.',
  'GET /api/review/patterns': 'At most ten, in the order in which they are asked.',
  'POST /api/review/patterns/{id}/answer':
    'Judged as in the grammar drill, whose answers come here too. Any saved one may be answered at any time. With an ' +
    '`Idempotency-Key` as for saving. `entry_not_found`, `pattern_not_saved`.',
  'GET /api/artists/{id}': 'The songs with the latest first. `artist_not_found`.',
  'GET /api/songs/words': 'Songs without lyrics are left out.',
  'GET /api/songs/{id}': '`song_not_found`.',
  'GET /api/users/me/courses': 'The latest first.',
  'GET /api/users/me/courses/{id}': 'Of a course that was not begun it is empty. `song_not_found`.',
  'POST /api/users/me/courses/{id}':
    'Adds to what is there, and answers all of it: nothing is taken away, and once more is the same. ' +
    '`song_not_found`, `lyric_not_found`.',
  'GET /api/users/me/fav-artists': 'The latest added first.',
  'GET /api/users/me/fav-artists/exists': 'Unknown ids are no favourites.',
  'GET /api/users/me/fav-artists/{id}/exists': '`artist_not_found`.',
  'POST /api/users/me/fav-artists/{id}':
    'Answers the artist: 201, or 200 where it was a favourite before. `artist_not_found`, `favorite_limit`.',
  'DELETE /api/users/me/fav-artists/{id}': 'Also where it was no favourite.',
  'GET /api/users/me/fav-songs': 'The latest added first.',
  'GET /api/users/me/fav-songs/exists': 'Unknown ids are no favourites.',
  'GET /api/users/me/fav-songs/{id}/exists': '`song_not_found`.',
  'POST /api/users/me/fav-songs/{id}':
    'Answers the song: 201, or 200 where it was a favourite before. `song_not_found`, `favorite_limit`.',
  'DELETE /api/users/me/fav-songs/{id}': 'Also where it was no favourite.',
  'GET /api/ko-like/words': 'In the order a learner would want; ranked where there is a query.',
  'GET /api/checked-words': 'The latest saved first; without `status` all of them.',
  'GET /api/users/me/words.csv':
    'A file for spreadsheets: UTF-8 with its mark, no cell a formula. The latest saved first; without `status` all of them.',
  'GET /api/users/me/words.tsv':
    'A text that Anki imports: the same columns behind a guid that stays with the word, and tags by level. Imported ' +
    'again it updates its notes.',
  'GET /api/users/me/words.apkg':
    'A deck of Anki with a note type of our own, and the dates of reviews. Its guids stay with the words: imported ' +
    'again it updates its notes. `files_busy` where too many wait, with `Retry-After`.',
  'POST /api/users/me/words/import':
    'Reads a file of words and says which words of the book they are; nothing is saved. CSV, TSV, text and decks of ' +
    'Anki, a list with one word a line, exports of WaniKani and jpdb; UTF-8, UTF-16, CP949, Shift_JIS. What cannot be ' +
    'read is refused under `errors.file`. `files_busy` where too many wait, with `Retry-After`.',
  'POST /api/users/me/words/import/{token}':
    'Saves the words of a preview, all or none. A token that was used saves nothing more. `import_not_found`, ' +
    '`word_not_found` where a choice is no word of the book, `saved_limit`, `own_word_limit`.',
  'GET /api/users/me/own-words': 'The latest first.',
  'POST /api/users/me/own-words':
    'Saves the word, too. A reading that is no kana is refused under `errors.hiragana`. `own_word_exists`, ' +
    '`own_word_limit`, `saved_limit`.',
  'PUT /api/users/me/own-words/{id}': '`word_not_found`, `own_word_exists`.',
  'DELETE /api/users/me/own-words/{id}': 'With all that was learnt of it. `word_not_found`.',
  'POST /api/checked-words/{id}':
    '`word_not_found`, `word_already_saved`, `word_already_completed` (with `wordStatus`), `saved_limit`. With an ' +
    '`Idempotency-Key` the first answer is given again, and after a day `already_done`; the same key with other content is ' +
    '`idempotency_mismatch`.',
  'POST /api/checked-words/delete/{id}':
    'Also takes out a completed word. Points that it earned stay. `word_not_saved`, `word_in_cooldown`.',
  'GET /api/users/me/known-words': 'Changes no status, attempt, cooldown or point, as nothing below it does.',
  'POST /api/users/me/known-words':
    'Also where some are marked already, which keep their date. None is in the book: `word_not_found`.',
  'POST /api/users/me/known-words/delete': 'Also where some are not marked. None is in the book: `word_not_found`.',
  'POST /api/users/me/known-words/levels/{level}': 'Marks all its words. An unknown level is `level_not_found`.',
  'DELETE /api/users/me/known-words/levels/{level}':
    'Takes back the marks of all its words. An unknown level is `level_not_found`.',
  'POST /api/my-words/{id}/clear/start':
    'Not needed before an answer, and the word need not be saved. A guest is always `READY`. `word_not_found`.',
  'POST /api/my-words/{id}/clear/answer':
    'Of a guest nothing is kept. A pass saves and completes the word; the wrong answer that uses the last attempt starts ' +
    'a cooldown and saves it. In a cooldown and after completion no answer counts. However many arrive at once, one is ' +
    '`PASSED`. A pass and a cooldown tell `answer`; a guest gets it by `reveal`. A blank answer is `answer_required`. With an `Idempotency-Key` as for saving. `word_not_found`.',
  'POST /api/my-words/{id}/practice':
    'Graded as an answer is; only the memory is kept, and nothing is earned. A right one tells `answer`, `reveal` asks ' +
    'for it. With an `Idempotency-Key` as for saving. `answer_required`, `word_not_found`.',
  'GET /api/review/ahead': 'In the order in which they are asked, up to the goal of the day.',
  'GET /api/review':
    'The next question does not hold what would tell its answer, but for `listening`, which a voice says.',
  'POST /api/review/{wordId}/answer':
    'Graded as in the word test, or by the tolerant key, by `kind`. No points, no attempts, no cooldown; any saved word ' +
    'may be answered at any time. With an `Idempotency-Key` as for saving. `answer_required`, `word_not_found`, ' +
    '`word_not_saved`.',
  'PUT /api/review/{wordId}/rating': 'Of the last answer of today alone. `nothing_to_undo`, `word_not_found`.',
  'POST /api/review/undo':
    'The last answer of today alone. With an `Idempotency-Key` as for saving. `nothing_to_undo`.',
  'POST /api/review/more': 'Ten more words, a bounded number of times. With an `Idempotency-Key` as for saving.',
  'POST /api/review/{wordId}/rest': 'Only its date is moved. `word_not_found`, `word_not_saved`.',
  'PUT /api/review/{wordId}/note': 'A blank one takes it away. `word_not_found`, `word_not_saved`.',
  'PUT /api/users/me/settings': 'What is left out stays.',
  'GET /api/reminder': 'The hour is the same on all devices; whether it is on is of this one.',
  'PUT /api/reminder': 'In place of what this device had. `reminders_off`.',
  'DELETE /api/reminder': 'The hour stays, and other devices are reminded.',
  'POST /api/my-words/{id}/synonyms':
    'One that is there already stays as it is. `synonym_unfit`, `synonym_of_another` (with `word`), `synonym_limit`, `synonyms_limit`, ' +
    '`word_not_found`.',
  'DELETE /api/my-words/{id}/synonyms/{synonymId}': '`synonym_not_found`.',
  'GET /api/my-words/sent-quiz/random':
    'Not one that was given before in this sitting, which a signed cookie keeps, while others of the level remain. 204 when ' +
    'there is none. What a member is given is remembered.',
  'GET /api/my-words/sent-quiz/random-by-field': 'The same by situation. `field_not_found`.',
  'POST /api/my-words/sent-quiz/submit':
    'A guest may answer any quiz. With an `Idempotency-Key` as for saving. `quiz_not_found`, `option_invalid` (an option ' +
    'of another quiz).',
  'POST /api/login':
    'Form-encoded or JSON. `login_failed` is the same answer, in about the same time, whether the name exists or not. ' +
    '`account_suspended` is told to who has the right password. ' +
    'After a log-in with a temporary password only `me`, `me/password` and `logout` can be called: others are ' +
    '`must_change_password`.',
  'POST /api/users/signup':
    'A taken name or address is `username_taken` or `email_taken`, also under `errors`. Members of the body that are not ' +
    'named here, a role say, change nothing.',
  'GET /api/users/check-username': 'True when it is taken.',
  'GET /api/users/check-email': 'True when it is taken.',
  'POST /api/users/find-id':
    'One match is named; several are masked and separated by commas; none is `no_matching_user`.',
  'POST /api/users/reset-password':
    'Always 202 `{}`, in about the same time. Where both belong to one account, a temporary password goes out by mail; ' +
    'the own password works until it has been replaced.',
  'POST /api/admin/words/add':
    'Level, situations, likeness to Korean and further answers are optional. What is wrong is under `errors`; the same ' +
    'word with the same reading is `pronunciation_already_registered`.',
  'PUT /api/admin/words/{id}':
    'What is optional and left out stays as it is. `If-Match` names the version that the edit was made on: a stale one ' +
    'is `edited_elsewhere`, with the word as it is now under `newer`. `word_not_found`, ' +
    '`pronunciation_already_registered`.',
  'GET /api/admin/sentences/{id}': '`sentence_not_found`.',
  'POST /api/admin/sentences': 'What is wrong is under `errors`: those of the quiz as `quiz.answer` and so on.',
  'POST /api/admin/sentences/preview':
    'Writes nothing. What a save would be refused with is in the answer, and no refusal.',
  'PUT /api/admin/sentences/{id}':
    'The whole sentence with its quiz. `If-Match` as for a word: a stale one is `edited_elsewhere`, with the sentence as ' +
    'it is now under `newer`. `sentence_not_found`.',
  'POST /api/admin/sentences/{id}/retire': 'Shown and asked no more. `If-Match` as above. `sentence_not_found`.',
  'POST /api/admin/sentences/{id}/restore': 'Where it would be valid. `If-Match` as above. `sentence_not_found`.',
  'GET /api/admin/sentences/{id}/history': 'The latest first. `sentence_not_found`.',
  'POST /api/admin/sentences/{id}/history/{changeId}/revert':
    'What the change did is as before it, all else stays. The addition of a sentence is taken back by its retirement. ' +
    '`change_not_found`, `already_reverted`, `changed_since`.',
  'GET /api/admin/words/export':
    'A file for spreadsheets: UTF-8 with its mark, no cell a formula. Import takes it as it is.',
  'POST /api/admin/words/import':
    `The body is the table, up to ${IMPORT_MAX_BYTES / MIB} MiB, ` +
    'in UTF-8 or in UTF-16 with its mark. A dry run says what each row would do, and ' +
    'names it by `digest`; with that in `If-Match` the import does just this, or is `import_outdated`. All rows are ' +
    'imported or none: where one is wrong, or was made on an earlier version, it is `import_unfit`, with the first ' +
    '`conflicts` and `faults`. What is no table is refused under `errors.file`. With an `Idempotency-Key` as for saving.',
  'GET /api/admin/changes':
    'The latest first. What is taken back by one call are changes of words: `…/words/{id}/history/{changeId}/revert`.',
  'GET /api/admin/queue': `The oldest first, at most ${QUEUE_SHOWN} of each. One answer of several members is one entry.`,
  'POST /api/admin/reports/{id}/{verdict}': 'Closes it. `report_not_found`, `already_decided`.',
  'POST /api/admin/wishes/{id}/{verdict}': 'Closes it for all who had it. `wish_not_found`, `already_decided`.',
  'POST /api/admin/synonyms/{id}/{verdict}':
    'Of all members who have the answer. Accepted it is right for everyone, and earns, from then on; refused it stays ' +
    'theirs. `synonym_not_found`, `already_decided`, `word_not_found`.',
  'GET /api/admin/songs/{id}': '`song_not_found`, as all calls on one song.',
  'POST /api/admin/songs':
    'What is wrong is under `errors`, that of a line under `lines.{n}.{field}`, counted from 0. `analyser_busy`.',
  'PUT /api/admin/songs/{id}':
    'What is optional and left out stays as it is. `lines` are all lines in their order; one that was there before names ' +
    'its `number`. `If-Match` as for words: a stale one is `edited_elsewhere`, with the song under `newer`. `analyser_busy`.',
  'POST /api/admin/songs/{id}/retire': 'Takes it out of the book. `If-Match` as above.',
  'POST /api/admin/songs/{id}/restore': 'Puts it back. `validation_failed` where it cannot be there any more.',
  'POST /api/admin/songs/{id}/history/{changeId}/revert':
    'What the change did is as before it, all else stays. `change_not_found`, `already_reverted`, `changed_since`.',
  'GET /api/admin/artists/{id}': '`artist_not_found`, as all calls on one artist.',
  'PUT /api/admin/artists/{id}': '`If-Match` as for songs. What is left out is not known any more.',
  'POST /api/admin/artists/{id}/retire': '`artist_has_songs` where one names the artist. `If-Match` as for songs.',
  'POST /api/admin/artists/{id}/restore':
    'Puts the artist back. `validation_failed` where the name is taken meanwhile.',
  'POST /api/admin/artists/{id}/history/{changeId}/revert': 'As for songs; `artist_has_songs`.',
  'GET /api/admin/words/{id}/history': 'The latest first. `word_not_found`.',
  'POST /api/admin/words/{id}/history/{changeId}/revert':
    'What the change did is as before it, all else stays. The addition of a word is taken back by its retirement: then ' +
    'the answer is null. `change_not_found`, `already_reverted`, `changed_since`.',
  'GET /api/users/me': 'A guest is `ANONYMOUS`. While a temporary password is in force it is `must_change_password`.',
  'PUT /api/users/me':
    'A changed address is announced to the earlier one, which alone gets resets for a while. ' +
    '`too_many_requests` where it changes too often.',
  'PUT /api/users/me/password': 'This session gets a new cookie. A temporary password is accepted as the current one.',
  'DELETE /api/users/me':
    'Everything of the member is deleted at once. A wrong password is under `errors`. `last_admin` where no other admin could log in.',
  'DELETE /api/users/me/sessions/{id}': "`session_not_found`, also for another member's.",
};
