const SHOWN = 3;

/** A username as it is shown to someone who may not be its owner: its beginning (tanaka → tan***). */
export function maskUsername(username: string): string {
  const characters = [...username];
  return `${characters.slice(0, Math.min(SHOWN, characters.length - 1)).join('')}***`;
}
