import { useShortcut } from '../../lib/keyboard.js';

/** The keys 1 to 4 choose the options in their order, once each. `isClosed` while none can be chosen. */
export function useOptionKeys<Option>(
  options: readonly Option[],
  onChoose: (option: Option) => void,
  isClosed = false,
): void {
  const byKey = (index: number) => (event: KeyboardEvent) => {
    const option = options[index];
    if (!option || event.repeat || isClosed) return;
    event.preventDefault();
    onChoose(option);
  };
  useShortcut('1', byKey(0));
  useShortcut('2', byKey(1));
  useShortcut('3', byKey(2));
  useShortcut('4', byKey(3));
}
