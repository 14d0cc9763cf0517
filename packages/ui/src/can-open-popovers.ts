/** Tells whether popovers open: in an older browser once `addMissingFunctions` has run. It refuses `:popover-open` before. */
export const canOpenPopovers = (): boolean => "popover" in HTMLElement.prototype;
