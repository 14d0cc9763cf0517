import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepLocale } from "./texts/locale.ts";

if (import.meta.env.DEV) keepLocale();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
