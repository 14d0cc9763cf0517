import { useSyncExternalStore } from "react";
import { localeSettings } from "../texts/locale.ts";

export type Direction = "ltr" | "rtl";

const subscribe = () => () => undefined;

/** Which way the page is read: as the server draws it, from left to right but for who develops another language. */
export const useDirection = (): Direction =>
  useSyncExternalStore(subscribe, documentDirection, () =>
    import.meta.env.DEV ? (localeSettings().dir ?? "ltr") : "ltr",
  );

const documentDirection = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
