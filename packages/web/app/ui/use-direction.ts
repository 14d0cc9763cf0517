import { useSyncExternalStore } from "react";

export type Direction = "ltr" | "rtl";

const never = () => () => undefined;

/** Which way the page is read. The server draws every page from left to right. */
export const useDirection = (): Direction => useSyncExternalStore(never, ofDocument, () => "ltr");

const ofDocument = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
