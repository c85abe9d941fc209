export const about = {
  title: '우타랑 소개',
  body: '우타랑은 한국어를 쓰는 사람이 일본어 단어와 노래를 쉽고 즐겁게 익히도록 만든 곳이에요.',
  credits: '자료와 글꼴',
  jlpt: 'JLPT 급수와 단어 목록은 Jonathan Waller의 JLPT Resources(tanos.co.uk, CC BY)를 바탕으로 했어요. 2010년부터 공식 단어 목록이 없어서 급수는 참고용이에요. 뜻과 설명은 우타랑이 직접 썼어요.',
  fonts: '글꼴은 Pretendard, Noto Sans JP, Klee One(SIL Open Font License 1.1)을 써요.',
  icons: '아이콘은 Lucide(ISC License)를 써요.',
  analyser: '문장 분석은 Lindera(MIT License)와 나라첨단과학기술대학원대학의 IPADIC 사전으로 글을 나눠요.',
  spellings: '단어의 다른 표기와 고저 악센트, 어종은 UniDic 3.1.1(The UniDic Consortium, BSD 3-Clause)에서 가져왔어요.',
  kanji:
    '한자의 획수와 부수, 읽는 법은 Unihan(Unicode License)과 UniDic으로, 훈음은 libhangul(BSD 3-Clause)을 바탕으로 정리했어요. 닮은 한자 설명과 음독 규칙은 우타랑이 직접 썼어요.',
  strokes:
    '쓰는 순서는 Kanji Stroke Order Font(Ulrich Apel, AAAA 프로젝트, Wadoku 프로젝트, BSD 3-Clause)의 글자에서 읽어 냈어요.',
  bands:
    '단어가 쓰이는 정도는 자막과 책, 노래와 이야기에서 얼마나 자주 만나는지 헤아려 다섯 단계로 나눈 우타랑의 기준이에요.',
  source: '우타랑은 MIT 라이선스로 공개한 소프트웨어예요.',
} as const;
