import { addMissingFunctions } from "@pecacerta/ui/add-missing-functions.ts";
import { followTranslation } from "@pecacerta/ui/follow-translation.ts";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storeLocale } from "./texts/locale.ts";

if (import.meta.env.DEV) storeLocale();

await addMissingFunctions();
followTranslation();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
