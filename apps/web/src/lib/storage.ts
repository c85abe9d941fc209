/**
 * Texts that the browser stores by name. Storage may be forbidden or full: then nothing is found, and a written text
 * lasts as long as the page.
 */
function storageOf(open: () => Storage) {
  const read = (name: string): string | null => {
    try {
      return open().getItem(name);
    } catch {
      return null;
    }
  };
  const tryToWrite = (name: string, text: string): boolean => {
    try {
      open().setItem(name, text);
      return true;
    } catch {
      return false; // as above
    }
  };
  const write = (name: string, text: string): void => void tryToWrite(name, text);
  return {
    read,
    write,
    /** A value written as JSON; `absent` where there is none, or a damaged one. */
    readJson<Value>(name: string, absent: Value): Value {
      try {
        return JSON.parse(read(name) ?? '') as Value;
      } catch {
        return absent;
      }
    },
    writeJson: (name: string, value: unknown): void => write(name, JSON.stringify(value)),
    /** Writes a value as JSON, and returns whether it is stored, for data that must not be lost silently. */
    tryJson: (name: string, value: unknown): boolean => tryToWrite(name, JSON.stringify(value)),
    /** Removes every text whose name `isMeant` accepts. */
    forget(isMeant: (name: string) => boolean): void {
      try {
        const storage = open();
        for (const name of Object.keys(storage).filter(isMeant)) storage.removeItem(name);
      } catch {
        // as above
      }
    },
  };
}

/** Storage on this device, for all its tabs, until the user clears it. */
export const onDevice = storageOf(() => localStorage);

/** Storage of this tab, which survives a reload. */
export const inTab = storageOf(() => sessionStorage);
