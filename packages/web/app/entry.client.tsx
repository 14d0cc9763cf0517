import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storeLocale } from "./texts/locale.ts";

if (import.meta.env.DEV) storeLocale();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
