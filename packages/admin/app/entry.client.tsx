import { addMissingFunctions } from "@pecacerta/ui/add-missing-functions.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

await addMissingFunctions();
void import("@pecacerta/ui/follow-translation.ts").then(({ followTranslation }) => followTranslation());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
