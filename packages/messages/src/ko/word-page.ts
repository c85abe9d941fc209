export const wordPage = {
  title: '{word}의 뜻과 발음',
  /** What search engines and chats show: whole sentences, whatever sound a word ends in. */
  description:
    '일본어 {word}의 뜻은 ‘{meaning}’, 한글 발음은 ‘{pron}’, JLPT {level} 단어예요. 같은 한자를 쓰는 단어도 함께 볼 수 있어요.',
  descriptionPlain:
    '일본어 {word}의 뜻은 ‘{meaning}’, 한글 발음은 ‘{pron}’, 자주 쓰는 단어예요. 같은 한자를 쓰는 단어도 함께 볼 수 있어요.',
  withReading: '{word}({hiragana})',
  picture: '{word}, {meaning}',
  notFound: '단어를 찾을 수 없어요',
  level: '급수',
  levelNone: '급수 없음',
  pos: '품사',
  link: '{word} 자세히 보기',
  share: '공유하기',
  shared: '링크를 복사했어요',
  loadFail: '단어를 불러오지 못했어요',
  back: '검색으로 돌아가기',
  toSearch: '단어 검색하러 가기',
  hanja: '한자음',
  fields: '상황',
  spellings: '이렇게 입력해도 찾을 수 있어요',
  sameReading: '읽는 법이 같은 단어',
  sameKanji: '{kanji} 한자가 들어간 단어',
  songs: '이 단어가 나오는 노래',
  retired: '이제 단어장에 없는 단어예요. 검색과 목록에는 나오지 않고, 저장해 두었다면 내 단어에 그대로 남아 있어요.',
  pageMissing: '지워졌거나 주소가 잘못된 단어예요. 검색으로 찾아보세요.',
} as const;
