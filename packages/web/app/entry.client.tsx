import { addMissingFunctions } from "@pecacerta/ui/add-missing-functions.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storeLocale } from "./texts/locale.ts";

if (import.meta.env.DEV) storeLocale();

await addMissingFunctions();
void import("@pecacerta/ui/follow-translation.ts").then(({ followTranslation }) => followTranslation());
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
