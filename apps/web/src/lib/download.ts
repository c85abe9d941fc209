/** Gives a text to the browser as a file to be kept. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser has begun by then; an address that is let go at once is gone before some have read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
