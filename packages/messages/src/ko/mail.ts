/** Texts of mails. `[우타랑]` at the beginning makes them easy to find in a full inbox. */
export const mail = {
  hello: '{name} 님, 안녕하세요.',
  'temp.subject': '[우타랑] 임시 비밀번호를 보내 드려요',
  'temp.body': '비밀번호 재설정 요청을 받아 임시 비밀번호를 만들었어요. 15분 안에 한 번만 쓸 수 있어요.',
  'temp.next': '이 비밀번호로 로그인하면 새 비밀번호를 정하는 화면이 나와요.',
  'temp.ignore': '요청하지 않았다면 이 메일은 그냥 지워 주세요. 지금 쓰는 비밀번호는 그대로예요.',
  'temp.login': '로그인하러 가기: {url}',
  'email.subject': '[우타랑] 계정의 이메일이 바뀌었어요',
  'email.body':
    '계정의 이메일이 다른 주소로 바뀌었어요. 앞으로 72시간 동안 비밀번호 재설정 메일은 이 주소로만 보내 드려요.',
  'email.notYou':
    '직접 바꾸지 않았다면 로그인 화면의 비밀번호 재설정으로 새 비밀번호를 정하고, 내 정보에서 이메일을 되돌려 주세요.',
} as const;
