import { addMissingFunctions } from "@pecacerta/ui/add-missing-functions.ts";
import { followTranslation } from "@pecacerta/ui/follow-translation.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

followTranslation();
await addMissingFunctions();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
