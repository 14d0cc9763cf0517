/** Whether popovers open: in an older browser once `addMissingFunctions` has run. Before, it refuses `:popover-open`. */
export const canOpenPopovers = (): boolean => "popover" in HTMLElement.prototype;
