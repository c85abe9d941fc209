/** Longest address that mail can be sent to (RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;

const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`);

/** The pattern of `<input type="email">` (HTML), with at least one dot in the domain. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
