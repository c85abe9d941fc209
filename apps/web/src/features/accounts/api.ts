import type {
  DeleteBody,
  FindIdBody,
  FindIdResult,
  Heatmap,
  Member,
  PasswordBody,
  ProfileBody,
  ResetBody,
  Session,
  SignupBody,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';

export const signUp = (body: SignupBody): Promise<{ username: string }> =>
  sendJson('POST', '/api/users/signup', body).then(requireOutline<{ username: string }>({ username: '' }));

export const isUsernameTaken = (username: string): Promise<boolean> =>
  getJson(`/api/users/check-username?${new URLSearchParams({ username })}`).then(requireOutline<boolean>(false));

export const isEmailTaken = (email: string): Promise<boolean> =>
  getJson(`/api/users/check-email?${new URLSearchParams({ email })}`).then(requireOutline<boolean>(false));

export const findId = (body: FindIdBody): Promise<FindIdResult> =>
  sendJson('POST', '/api/users/find-id', body).then(requireOutline<FindIdResult>({} as Outline<FindIdResult>));

export const requestReset = (body: ResetBody): Promise<void> => sendJson('POST', '/api/users/reset-password', body);

export const saveProfile = (body: ProfileBody): Promise<Member> =>
  sendJson('PUT', '/api/users/me', body).then(requireOutline<Member>({ role: '', username: '', name: '' }));

export const changePassword = ({ currentPassword, newPassword }: PasswordBody): Promise<void> =>
  sendJson('PUT', '/api/users/me/password', { currentPassword, newPassword });

export const deleteAccount = (body: DeleteBody): Promise<void> => sendJson('DELETE', '/api/users/me', body);

export const fetchSessions = (options: CallOptions): Promise<Session[]> =>
  getJson('/api/users/me/sessions', options).then(requireOutline<Session[]>([{ id: 0, device: '', lastSeenAt: '' }]));

export const endSession = (id: number): Promise<void> => sendJson('DELETE', `/api/users/me/sessions/${id}`);

export const endOtherSessions = (): Promise<void> => sendJson('DELETE', '/api/users/me/sessions');

export const fetchHeatmap = (year: number, options: CallOptions): Promise<Heatmap> =>
  getJson(`/api/users/me/progress/heatmap?year=${year}`, options).then(
    requireOutline<Heatmap>({
      year: 0,
      days: {},
      stage: { name: '' },
      streak: 0,
      longestStreak: 0,
      learntWords: 0,
      metWords: 0,
    }),
  );

/** A link, not a call: the browser saves the file. */
export const EXPORT = '/api/users/me/export';
