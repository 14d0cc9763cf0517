import { useSyncExternalStore } from "react";
import { localeSettings } from "./locale.ts";

export type Direction = "ltr" | "rtl";

const subscribe = () => () => undefined;

/** The reading direction of the page. */
export const useDirection = (): Direction =>
  useSyncExternalStore(subscribe, documentDirection, () =>
    import.meta.env.DEV ? (localeSettings().dir ?? "ltr") : "ltr",
  );

const documentDirection = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
