/** Checks whether the browser has popovers: Safari 17 and Chrome 114 are the first (docs/decisions/0051-three-engines.md). */
export const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;
