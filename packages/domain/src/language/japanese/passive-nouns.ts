/**
 * The Korean verb for the passive of a noun with する (docs/product/inflection.md#korean-of-a-form). Only nouns that were
 * checked one by one are here: される of 結婚 and 出発 is an honorific, and 感動되다 is no passive of 感動する.
 */
const set = (nouns: string): ReadonlySet<string> => new Set(nouns.split(' '));

/** Nouns with a resulting state: 설치되어 있다. */
const BECOME_SO = set(
  '입력 봉인 편성 구축 변환 수납 장착 녹화 수록 분할 해체 표기 소환 절단 노출 복원 이식 계승 납치 감금 세뇌 배치 동결 조성 석방 은폐 ' +
    '보류 체결 철거 배합 점거 첨부 각인 말소 박탈 편입 진압 포괄 밀폐 유폐 수용 설치 삽입 개설 부착 개봉 접착 연결 등기 격리 배속 ' +
    '부여 수정 날조 은닉 농축 건립 특설 발췌 투옥 봉합 수감 내포 신축 점등 병합 공시 연장 근절 생략 적재 안치 고시 인화 세분화 ' +
    '상설 열거 부설 간략화 구현 강화 봉제 신설 장악 명명 비축 집약 체포 해제 확정 확보 확립 가공 가미 합병 기재 기술 규정 각색 교체 구획 게재 ' +
    '형성 결성 고정 고용 합성 재현 집계 수식 제외 제정 설정 설립 창조 속박 축적 중단 진열 정의 제시 전시 통합 투입 등록 동봉 임명 ' +
    '폐기 배열 파괴 파견 봉쇄 분산 분배 분리 폐쇄 방치 보관 보강 보충 몰수 면제 냉장 압축 개조 해방 개방 확장 혼합 삭제 ' +
    '작성 지정 축소 정비 저장 추가 통일 반영 복사 분해 분류 편집 냉동 녹음 인쇄 인용 오염 해결 완성 기록 강조 금지 게시 계약 결정 건설 ' +
    '구성 실현 제한 설계 조직 적용 표현 변경 보존 표시 준비 예약 왜곡 가설 집적 증설 억류 구금 포함 공개 선정 위조 희석 매료 관개 재건 ' +
    '번역 위촉 상장 교정 이양 해금 면책 ' +
    '중지 공표 임용 공탁 탑재 기소 봉납 예탁 게양 조각 용접 압수 증명 실증 빙의 이설 암기 반납 제출 도입 청소 소독 요약 종합 ' +
    '소거 재단 첨삭 정정 보정 선택 엄선 과장 수립 발명 특정 수배 폐지 철폐 철회 파기 가결 부결 의결 좌천',
);
/** Nouns of an activity, or of a moment: 사용되고 있다. */
const BECOME = set(
  '방송 공유 검색 갱신 상정 제어 발동 투고 충전 해소 목격 발신 출력 검증 인정 조달 해석 유괴 복구 구출 인지 예고 정화 집행 기각 검출 ' +
    '배출 발주 채취 연재 보전 수호 제압 인증 매각 고지 이송 권장 통지 출하 상영 선발 해독 소집 선출 결제 냉각 고안 ' +
    '분쇄 악용 배양 추출 해임 용인 수여 발탁 제창 감지 제기 탈취 이행 배송 개선 송부 규명 묵인 살포 재편 창출 ' +
    '숙청 치환 연행 주입 시판 관할 인가 양산 분비 복제 창설 말살 방영 적발 정제 적출 해명 견인 상환 ' +
    '계량 조회 간과 억제 소각 증액 감액 호송 보도 방류 등용 공용 징용 환급 편찬 임대 누설 답습 송치 결재 대여 감면 ' +
    '검열 쇄신 폐차 구동 요격 격추 탐지 저해 중재 총괄 유발 선별 조사 대체 위탁 운영 운송 운용 열람 연출 개혁 ' +
    '개최 회수 개척 개정 개발 회람 개량 확산 환원 간행 완화 기획 규제 허용 경감 공제 공인 교부 채굴 채집 재생 채택 재배 ' +
    '채용 삭감 산출 참조 사육 처리 수집 주최 공급 상징 장려 처분 심의 심사 증정 추진 추측 정복 절개 설득 선언 창간 송금 ' +
    '조작 조종 저지 증강 단축 타개 중계 추첨 징수 조정 저축 제공 전환 전달 투자 통제 동원 인식 파악 배급 배제 배포 배분 ' +
    '폭로 분담 변혁 반환 변제 포기 모방 유도 양성 예상 남용 이해 유추 낭비 논의 기증 통치 시행 예언 응용 확충 가속 ' +
    '가정 관측 긍정 부정 발표 채점 제작 촬영 집필 수선 추정 측정 측량 단정 조절 통역 매매 발휘 발사 발매 방지 ' +
    '모집 우송 수송 할인 의식 개시 확인 확대 활용 관찰 관리 기억 기대 기부 흡수 계산 검토 교환 고려 극복 실행 실시 지배 수확 중시 ' +
    '사용 이용 출판 소비 제조 대표 주문 제안 배달 발견 발행 판단 판매 비교 분석 보고 보증 예측 예보 예방 접수 ' +
    '계획 연구 생산 설명 수출 수입 세탁 탄핵 반출 반입 부과 연산 보완 상각 재배달 추론 정산 부인 격파 격퇴 증폭 판별 공여 ' +
    '토벌 양도 단죄 승계 교열 송환 추징 묵살 옹호 조제 파면 제명 시인 발급 전매 반송 경질 건축 발굴 허가 ' +
    '운반 지급 재판매 도태 분양 상쇄',
);
/** Nouns of something that one receives, or lacks: 사랑받지 못하다. */
const GET = set(
  '사랑 칭찬 존경 초대 주목 신뢰 축복 위로 응원 환영 보호 추천 평가 지원 용서 접대 총애 의뢰 동정 고백 조언 지도 교육 격려 ' +
    '진찰 치료 표창 보상 배려 후원 원조 우대 환대 간호 존중 숭배 대우 축하 지지 안내 절찬',
);
/** Nouns of something that one receives, wanted or not: 오해받지 않다, 질문받지 않다. */
const GET_UNWISHED = set(
  '비판 비난 명령 위협 처벌 제재 제약 질투 충고 경고 지적 지시 훈련 질책 검사 심판 진단 혹평 심문 선고 자극 영향 간섭 박해 탄압 억압 압박 주의 오해 방해 구혼 ' +
    '질문 부탁 요청 권유',
);
/** Nouns of something that one suffers. */
const SUFFER = set(
  '배신 거절 무시 공격 해고 거부 차별 습격 협박 강요 기만 추방 학대 폭행 감시 경멸 추궁 멸시 모욕 우롱 비방 살해 암살 학살 강탈 약탈 착취 ' +
    '혹사 고문 구타 강간 도촬 도청 미행 추격 기습 역습 침략 침공 저격 사살 총살 처형 폭격 독살 배척 농락 고발 고소 도용 표절',
);

/** Words that share their Korean with a listed one, but whose される has another meaning, or none. */
const OTHERS = set(
  '背信 緑化 組閣 先発 凱旋 消臭 伸縮 講和 志願 引火 受精 概説 付着 助成 移行 駆逐 釈明 了解 公有 醸成 輩出 勘弁',
);

/**
 * The Korean of される after a noun, by the word of the book and its Korean noun; null where none is known to be right.
 */
export function passiveOfNoun(word: string, noun: string): string | null {
  if (OTHERS.has(word)) return null;
  if (BECOME_SO.has(noun) || BECOME.has(noun)) return `${noun}되다`;
  if (GET.has(noun) || GET_UNWISHED.has(noun)) return `${noun}받다`;
  return SUFFER.has(noun) ? `${noun}당하다` : null;
}

/** Checks whether 되어 있다 is a resulting state: that of 되다, where its noun has a state. */
export const nounLeavesState = (passive: string): boolean =>
  passive.endsWith('되다') && BECOME_SO.has(passive.slice(0, -2));

/** Checks whether a passive is desirable, so that its negative is 받지 못하다. */
export const isWishedFor = (passive: string): boolean => GET.has(passive.replace(/(?:을 |를 )?받다$/, ''));
