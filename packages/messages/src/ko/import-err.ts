/** Why a table of words, or a row of it, is not imported. */
export const importErr = {
  empty: '빈 파일이에요. 단어가 든 파일을 골라 주세요.',
  noRows: '머리글 행만 있고 단어가 없어요',
  encoding:
    'UTF-8로 저장한 파일이 아니에요. 엑셀에서는 ‘다른 이름으로 저장’의 ‘CSV UTF-8(쉼표로 분리)’로 저장해 주세요.',
  tooManyRows: '한 번에 {max}행까지 가져올 수 있어요. 파일을 나눠 주세요.',
  rowTooLong: '{row}행이 너무 길어요. 줄을 바꾸는 곳과 따옴표를 확인해 주세요.',
  quotes: '{row}행의 따옴표(")가 맞지 않아요. 칸 안의 따옴표는 두 번("") 쓰고 칸 전체를 따옴표로 감싸 주세요.',
  headings: '1행에 제목이 있어야 해요. 내보낸 파일의 제목을 그대로 써 주세요.',
  unknownColumns: '모르는 열이 있어요: {names}. 열을 지우거나 내보낸 파일의 제목으로 고쳐 주세요.',
  repeatedColumns: '같은 열이 두 번 있어요: {names}. 하나만 남겨 주세요.',
  missingColumns: '빠진 열이 있어요: {names}. 번호 열이 없으면 새 단어로 보기 때문에 꼭 있어야 해요.',
  withoutHeading: '제목이 없는 열에 내용이 있어요',
  idInvalid: '번호는 숫자로만 써 주세요. 새 단어면 비워 두세요.',
  idUnknown: '번호가 {id}인 단어가 없어요. 새 단어면 번호를 비워 두세요.',
  idRepeated: '번호가 {id}인 단어가 {row}행에도 있어요',
  versionInvalid: '버전은 내보낸 숫자 그대로 두거나 비워 주세요',
  levelUnknown: '급수는 N5, N4, N3, N2, N1 가운데 하나로 쓰거나 비워 주세요',
  taken: '같은 표기와 읽기의 단어가 이미 있어요 (번호 {id})',
  takenInTable: '같은 표기와 읽기의 단어가 {row}행에도 있어요',
  unfit: '고칠 곳이 있어서 아무것도 바꾸지 않았어요',
  outdated: '확인한 뒤에 단어가 바뀌어서 아무것도 바꾸지 않았어요. 다시 확인해 주세요.',
} as const;
