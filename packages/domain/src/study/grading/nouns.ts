/** Nouns of one syllable. Other words of one syllable are as often adverbs or forms: 못 쓰다 is not 못을 쓰다. */
const SHORT = new Set(
  (
    '겁 귀 글 길 꽃 꿈 끝 낯 눈 덕 돈 땀 떼 뜻 말 맛 멋 목 몸 문 물 밥 배 벌 병 불 비 빚 빛 살 상 색 손 속 수 술 숨 신 ' +
    '싹 애 약 열 옷 욕 윤 이 일 입 잠 점 정 줄 짐 집 차 책 춤 침 칼 코 키 탈 틈 폐 표 화 흉 힘'
  ).split(' '),
);

/** The ends of forms of verbs, of nouns with a particle and of adverbs. */
const NO_NOUN_END =
  /(?:[게히며도려로에은는을를와고코큼껏짝쩍뜩큰다나만럼걸건야]|(?<!예|경|주|회|동|논|합|건|호|악|성|강)의|(?<!사|효|결|경|성|초)과|(?<![질순용독문낙])서|(?<![체방화장국])면|(?<![편바의먼돼반휴시])지|까지|부터|한테|[껴꿔춰눠혀셔봐져줘켜펴겨쳐려둬써러라어아여워싸]|[가-힣]{2}해|[던한친긴린킨든인운온간된할될런힌벌른]|[가-힣]이|[가-힣][아자기구라어대]가)$/;

/** Words that are no nouns but end like one. */
const NO_NOUN = new Set(
  (
    '대신 모두 서로 직접 먼저 다시 미리 가득 아주 매우 무척 몹시 정말 조금 잠깐 잠시 그냥 빨리 멀리 널리 처음 지금 오늘 내일 아직 ' +
    '항상 오래 함께 나란 각각 각기 문득 자주 계속 전혀 별로 점점 이만 따로 저절 스스 우연 마침 마구 삼가 거의 겨우 이미 얼마 ' +
    '꿀꺽 움푹 벌렁 우뚝 방긋 빙그레 마주 한데 제일 그저 지레 잘못 달리 무심 후일 나중 추후 대충 어디 여기 거기 저기 하나 자꾸 ' +
    '변변치 칠칠치 단정치 당치 아니나 뭔가 딱히 바로 이제 매일 어쩔 하루 일주일 동안 바보 철면피 얌체 싸구려 어물쩍 놀래 통해 ' +
    '위해 향해 전해 정해 관해 대해 구해 풀어 보내 끝내 혼내 말해 흔해 언제 며칠 얼른 일찍 깜빡 깜박 흠뻑 함빡 언뜻 얼핏 껑충 너무 엄청 가장 한번 몰래 남몰래 손수 진짜 각자 그간 오랫동안 그동안 그만 단단 혼자 무슨 어떤 건너 나가 지나가 누가 곧장 전부 일부러 느닷없 좀처럼 되는대 중간 도중 이리 저리 그리 어느 다른 여러 모든 우리'
  ).split(' '),
);

const TWICE = /^(.+)\1$/;

/** Checks whether a word of a phrase is a noun that may take a particle. */
export const isNounOf = (word: string): boolean =>
  /^[가-힣]+$/.test(word) &&
  (word.length > 1 ? !NO_NOUN_END.test(word) && !NO_NOUN.has(word) && !TWICE.test(word) : SHORT.has(word));
