import { apply } from "@oddbird/popover-polyfill/fn";

/** Its styles stand in the lowest layer, as those of a browser that has popovers do. */
export const addPopovers = (): void => apply({ layerName: "theme" });
