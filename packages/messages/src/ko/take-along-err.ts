/** Why a file of words cannot be read. */
export const takeAlongErr = {
  empty: '빈 파일이에요. 단어가 든 파일을 골라 주세요.',
  encoding: '글자를 읽을 수 없는 파일이에요. CSV, TSV, 글 파일이나 Anki의 .apkg 파일을 골라 주세요.',
  noWords: '일본어 단어를 찾지 못했어요. 한 줄에 한 단어씩 적거나 단어 열이 있는 표를 골라 주세요.',
  tooMany: '단어를 한 번에 20,000개까지 가져올 수 있어요. 파일을 나눠 주세요.',
  quotes: '따옴표(")가 맞지 않아서 표를 읽을 수 없어요. 칸 안의 따옴표를 두 번("") 써 주세요.',
  tooManyColumns: '한 행에 칸이 너무 많아요. 200칸까지 읽을 수 있으니 단어, 읽기, 뜻 열만 남겨 주세요.',
  tooManyCells: '표가 너무 커요. 모두 100만 칸까지 읽을 수 있으니 단어, 읽기, 뜻 열만 남기거나 파일을 나눠 주세요.',
  json: 'JSON 형식이 맞지 않아요. 내려받은 파일을 고치지 말고 그대로 골라 주세요.',
  archive: '손상되었거나 Anki 파일이 아니에요. Anki에서 다시 내보내 주세요.',
  archiveTooLarge: '압축을 풀면 너무 커지는 파일이에요. 미디어 없이, 덱을 나눠서 내보내 주세요.',
  unsupportedAnki: '새 형식의 Anki 파일이에요. Anki에서 내보낼 때 ‘이전 Anki 버전 지원’을 켜고 다시 내보내 주세요.',
  noCollection: 'Anki 덱이 들어 있지 않은 압축 파일이에요. .apkg 파일을 골라 주세요.',
  tooHard: '파일을 읽다가 멈췄어요. 아무것도 바뀌지 않았어요. 파일을 나누거나 CSV로 바꿔 다시 시도해 주세요.',
} as const;
