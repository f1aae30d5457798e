/** Keys of the session record in local storage (specification §3). */
export const SESSION_KEYS = { userInfo: 'userInfo', accessToken: 'accessToken', config: 'config' } as const;

/** Who is signed in, and until when (`exp`, in seconds). */
export interface UserInfo {
  sub: string;
  name: string;
  exp: number;
}

export type SessionRecord =
  | { status: 'valid' | 'expired'; userInfo: UserInfo }
  | { status: 'broken' | 'absent' };

/** The largest date in seconds; an `exp` beyond it is invalid. */
const LAST_SECOND = 8.64e12;

/**
 * Reads the stored user info. It is valid exactly when it exists and `exp × 1000` is later than now (specification §4).
 */
export function readSessionRecord(text: string | null, now: number): SessionRecord {
  if (text === null) {
    return { status: 'absent' };
  }
  const userInfo = parseUserInfo(text);
  if (!userInfo) {
    return { status: 'broken' };
  }
  return { status: userInfo.exp * 1000 > now ? 'valid' : 'expired', userInfo };
}

function parseUserInfo(text: string): UserInfo | null {
  const value = parseObject(text);
  const { sub, name, exp } = value ?? {};
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || !(exp > 0 && exp <= LAST_SECOND)) {
    return null;
  }
  return { sub, name: typeof name === 'string' ? name : '', exp };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
