/**
 * The syllable of each kana, in hiragana; katakana are looked up by their hiragana.
 *
 * Base: the National Institute of Korean Language's table for Japanese (외래어 표기법, 표 4). Where learners and lyric sites
 * write otherwise, the table follows them: the strong column (카, 타) at the start of a word too, つ 츠 rather than 쓰, ちゃ 챠
 * and じゃ 쟈 rather than 차 and 자.
 */
// biome-ignore format: the kana table
export const SYLLABLES: Readonly<Record<string, string>> = {
  あ: '아', い: '이', う: '우', え: '에', お: '오',
  か: '카', き: '키', く: '쿠', け: '케', こ: '코',
  さ: '사', し: '시', す: '스', せ: '세', そ: '소',
  た: '타', ち: '치', つ: '츠', て: '테', と: '토',
  な: '나', に: '니', ぬ: '누', ね: '네', の: '노',
  は: '하', ひ: '히', ふ: '후', へ: '헤', ほ: '호',
  ま: '마', み: '미', む: '무', め: '메', も: '모',
  や: '야',           ゆ: '유',           よ: '요',
  ら: '라', り: '리', る: '루', れ: '레', ろ: '로',
  わ: '와', ゐ: '이',           ゑ: '에', を: '오',

  が: '가', ぎ: '기', ぐ: '구', げ: '게', ご: '고',
  ざ: '자', じ: '지', ず: '즈', ぜ: '제', ぞ: '조',
  だ: '다', ぢ: '지', づ: '즈', で: '데', ど: '도',
  ば: '바', び: '비', ぶ: '부', べ: '베', ぼ: '보',
  ぱ: '파', ぴ: '피', ぷ: '푸', ぺ: '페', ぽ: '포',
  ヷ: '바', ヸ: '비', ゔ: '브', ヹ: '베', ヺ: '보',

  きゃ: '캬', きゅ: '큐', きょ: '쿄', ぎゃ: '갸', ぎゅ: '규', ぎょ: '교',
  しゃ: '샤', しゅ: '슈', しょ: '쇼', じゃ: '쟈', じゅ: '쥬', じょ: '죠',
  ちゃ: '챠', ちゅ: '츄', ちょ: '쵸', ぢゃ: '쟈', ぢゅ: '쥬', ぢょ: '죠',
  にゃ: '냐', にゅ: '뉴', にょ: '뇨', みゃ: '먀', みゅ: '뮤', みょ: '묘',
  ひゃ: '햐', ひゅ: '휴', ひょ: '효', りゃ: '랴', りゅ: '류', りょ: '료',
  びゃ: '뱌', びゅ: '뷰', びょ: '뵤', ぴゃ: '퍄', ぴゅ: '퓨', ぴょ: '표',

  // Loan words (外来語の表記, tables 1 and 2, and what is seen beyond them)
  いぇ: '예', うぁ: '와', うぃ: '위', うぇ: '웨', うぉ: '워',
  くぁ: '콰', くぃ: '퀴', くぇ: '퀘', くぉ: '쿼', くゎ: '콰',
  ぐぁ: '과', ぐぃ: '귀', ぐぇ: '궤', ぐぉ: '궈', ぐゎ: '과',
  きぇ: '켸', ぎぇ: '계', にぇ: '녜', ひぇ: '혜', みぇ: '몌', りぇ: '례', びぇ: '볘', ぴぇ: '폐',
  しぇ: '셰', じぇ: '제', ちぇ: '체', ぢぇ: '제', すぃ: '시', ずぃ: '지',
  つぁ: '차', つぃ: '치', つぇ: '체', つぉ: '초', つゅ: '츄',
  てぃ: '티', でぃ: '디', てゅ: '튜', でゅ: '듀', てゃ: '탸', でゃ: '댜', てょ: '툐', でょ: '됴', とぅ: '투', どぅ: '두',
  ふぁ: '파', ふぃ: '피', ふぇ: '페', ふぉ: '포', ふゃ: '퍄', ふゅ: '퓨', ふょ: '표',
  ゔぁ: '바', ゔぃ: '비', ゔぇ: '베', ゔぉ: '보', ゔゃ: '뱌', ゔゅ: '뷰', ゔょ: '뵤',

  // Small kana that join nothing before them, as in さぁ
  ぁ: '아', ぃ: '이', ぅ: '우', ぇ: '에', ぉ: '오', ゃ: '야', ゅ: '유', ょ: '요', ゎ: '와',
  // Read か in counters (一ヶ月), the only place where they stand in a reading
  ゕ: '카', ゖ: '카',
  // Ligatures
  ゟ: '요리', ヿ: '코토',
};

/** The syllable that lengthens a vowel, by the vowel (jungseong). */
export const LONG_VOWELS: Readonly<Record<string, string>> = {
  ...each('ㅏㅑㅘ', '아'),
  ...each('ㅣㅟ', '이'),
  ...each('ㅜㅠㅡ', '우'),
  ...each('ㅔㅖㅞ', '에'),
  ...each('ㅗㅛㅝ', '오'),
};

function each(vowels: string, syllable: string): Record<string, string> {
  return Object.fromEntries([...vowels].map((vowel) => [vowel, syllable]));
}
