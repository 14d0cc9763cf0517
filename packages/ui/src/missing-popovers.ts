import { apply } from "@oddbird/popover-polyfill/fn";

export const addPopovers = (): void => apply({ layerName: "theme" });
