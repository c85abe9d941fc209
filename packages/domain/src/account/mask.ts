const SHOWN = 3;

/** A username as shown to a person who may not be its owner: only its beginning is shown (tanaka → tan***). */
export function maskUsername(username: string): string {
  const characters = [...username];
  return `${characters.slice(0, Math.min(SHOWN, characters.length - 1)).join('')}***`;
}
