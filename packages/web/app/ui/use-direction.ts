import { useSyncExternalStore } from "react";
import { spoken } from "../texts/locale.ts";

export type Direction = "ltr" | "rtl";

const never = () => () => undefined;

/** Which way the page is read: as the server draws it, from left to right but for who develops another language. */
export const useDirection = (): Direction =>
  useSyncExternalStore(never, ofDocument, () => (import.meta.env.DEV ? (spoken().dir ?? "ltr") : "ltr"));

const ofDocument = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
