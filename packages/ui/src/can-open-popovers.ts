/** Whether the browser has popovers. An older one shows them all the time, and refuses `:popover-open` with an error. */
export const canOpenPopovers = (): boolean => "popover" in HTMLElement.prototype;
