/** Names a write, so that it is done once however often it is sent. Only pages from a safe origin have `randomUUID`. */
export const newKey = (): string => `${Date.now()}-${Math.random().toString(36).slice(2)}`;
