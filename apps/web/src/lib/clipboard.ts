/** Puts a text on the clipboard; false where the browser refuses (no focus, no permission, an old in-app view). */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeByCommand(text);
  }
}

/** The older way, for pages on plain http and in-app views, which have no clipboard object. */
function writeByCommand(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    written = true;
  };
  let written = false;
  document.addEventListener('copy', onCopy);
  try {
    return document.execCommand('copy') && written;
  } finally {
    document.removeEventListener('copy', onCopy);
  }
}
