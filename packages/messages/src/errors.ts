import type { ErrorCode } from '@utarang/contract';
import { adminErr } from './ko/admin-err.js';
import { adminSongErr } from './ko/admin-song-err.js';
import { auth } from './ko/auth.js';
import { findId } from './ko/find-id.js';
import { importErr } from './ko/import-err.js';
import { jlpt } from './ko/jlpt.js';
import { login } from './ko/login.js';
import { lookupErr } from './ko/lookup-err.js';
import { my } from './ko/my.js';
import { noPerm } from './ko/no-perm.js';
import { save } from './ko/save.js';
import { signup } from './ko/signup.js';
import { test } from './ko/test.js';
import { word } from './ko/word.js';

/** The sentence shown for each error; a code without one does not compile. */
export const errorMessages = {
  bad_request: '요청을 읽을 수 없어요. 다시 시도해 주세요.',
  validation_failed: '입력한 내용을 확인해 주세요',
  word_id_invalid: '단어 ID를 찾을 수 없어요',
  answer_required: test.blank,
  option_invalid: '이 문제의 보기가 아니에요. 다시 골라 주세요.',
  synonym_unfit: '이 답은 정답으로 인정할 수 없어요. 한글로 쓴 답인지 확인해 주세요.',
  synonym_of_another: test.ownTaken,
  word_not_saved: '저장하지 않은 단어예요',
  synonym_not_found: '이미 지운 답이에요',
  report_not_found: '찾는 신고가 없어요',
  wish_not_found: '찾는 요청이 없어요',
  change_not_found: '찾는 변경이 없어요',
  pronunciation_already_registered: adminErr.duplicate,
  artist_has_songs: adminSongErr.artistHasSongs,
  edited_elsewhere: adminErr.editedElsewhere,
  changed_since: adminErr.changedSince,
  already_reverted: adminErr.alreadyReverted,
  already_decided: adminErr.alreadyDecided,
  import_unfit: importErr.unfit,
  import_outdated: importErr.outdated,
  word_already_saved: save.dup,
  word_already_completed: word.completedHint,
  word_in_cooldown: my.deleteCooling,
  saved_limit: '단어를 20,000개까지 저장할 수 있어요. 저장한 단어를 몇 개 지운 뒤에 다시 저장해 주세요.',
  pattern_not_saved: '저장하지 않은 표현이에요. 먼저 저장해 주세요.',
  favorite_limit: '5,000개까지 담을 수 있어요. 담아 둔 것을 몇 개 뺀 뒤에 다시 담아 주세요.',
  lyric_limit:
    '글을 200개까지 저장할 수 있어요. 이제 안 보는 글을 지운 뒤에 다시 저장해 주세요. 적은 글은 그대로 있어요.',
  lyrics_too_large:
    '내 글은 모두 합쳐 2,000,000자까지 저장할 수 있어요. 이제 안 보는 글을 지운 뒤에 다시 저장해 주세요. 적은 글은 그대로 있어요.',
  own_word_limit: '내 단어를 2,000개까지 만들 수 있어요. 안 쓰는 단어를 지운 뒤에 다시 시도해 주세요.',
  own_word_exists: '같은 표기와 읽기로 만든 단어가 이미 있어요',
  import_not_found: '확인한 지 오래되었거나 다른 파일을 가져왔어요. 파일을 다시 골라 주세요.',
  nothing_to_undo: '되돌릴 답이 없어요. 다른 기기에서 이미 이어서 했을 수 있어요.',
  reminders_off: '지금은 알림을 보낼 수 없어요',
  correction_limit: '단어를 5,000개까지 고칠 수 있어요. 고친 단어를 몇 개 되돌린 뒤에 다시 시도해 주세요.',
  synonym_limit: '한 단어에 내 답을 20개까지 추가할 수 있어요',
  synonyms_limit: '내 답은 모두 합쳐 5,000개까지 추가할 수 있어요. 안 쓰는 답을 지운 뒤에 다시 시도해 주세요.',
  report_limit: '확인을 기다리는 신고가 100개예요. 확인이 끝나면 다시 신고할 수 있어요.',
  already_done: '이미 처리된 요청이에요. 다시 보내지 않아도 돼요.',
  idempotency_mismatch: '같은 요청을 다른 내용으로 다시 보낼 수 없어요',
  login_required: auth.required,
  session_ended: auth.endedAgain,
  login_failed: login.fail,
  forbidden: noPerm.title,
  account_suspended: '운영자가 이용을 정지한 계정이에요. 궁금한 점은 운영자에게 물어봐 주세요.',
  no_matching_user: findId.none,
  member_not_found: '이미 없는 회원이에요',
  own_account: adminErr.ownAccount,
  last_admin: adminErr.lastAdmin,
  session_not_found: '이미 로그아웃한 기기예요',
  username_taken: signup['dup.usernameTaken'],
  email_taken: signup['dup.emailTaken'],
  must_change_password: login.tempPw,
  csrf: '다른 사이트에서 보낸 요청은 받을 수 없어요. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  not_found: '주소를 찾을 수 없어요',
  level_not_found: jlpt.notFound,
  field_not_found: '없는 상황이에요',
  kanji_not_found: '찾는 한자가 없어요. 한자 한 글자로 찾아 주세요.',
  entry_not_found: '찾는 표현이 없어요. 주소가 바뀌었을 수 있어요.',
  sentence_not_found: '없는 문장이에요',
  quiz_not_found: '이제 없는 문제예요. 다른 문제를 불러와 주세요.',
  artist_not_found: '아티스트를 찾을 수 없어요',
  song_not_found: '노래를 찾을 수 없어요',
  lyric_not_found: '글을 찾을 수 없어요. 지웠거나 다른 계정의 글일 수 있어요.',
  correction_not_found: '이미 되돌린 단어예요',
  word_not_found: '단어를 찾을 수 없어요',
  request_timeout: '요청이 너무 오래 걸려서 멈췄어요. 다시 시도해 주세요.',
  body_too_large: '보낸 내용이 너무 커요. 줄이거나 나눠서 다시 보내 주세요.',
  uri_too_long: '주소가 너무 길어요',
  unsupported_media_type: '이 형식으로는 받을 수 없어요',
  headers_too_large: '요청 정보가 너무 커요. 브라우저의 쿠키를 지우고 다시 시도해 주세요.',
  too_many_requests: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  internal: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  overloaded: '지금 찾는 분이 많아요. 잠시 후 다시 시도해 주세요.',
  analyser_busy: lookupErr.busy,
  // Here, so that the first page does not load the sentences about unreadable files.
  files_busy: '지금 이용자가 많아요. 아무것도 바뀌지 않았으니 잠시 후 다시 시도해 주세요.',
  unavailable: '지금은 서비스를 쓸 수 없어요. 잠시 후 다시 시도해 주세요.',
} satisfies Record<ErrorCode, string>;
