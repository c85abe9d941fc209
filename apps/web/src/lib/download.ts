/** Has the browser save a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read the address a little later, so it is revoked with a delay.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
