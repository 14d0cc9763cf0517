import { ContentError } from "./content-error.tsx";
import { DeferredOverlays } from "./deferred-overlays.tsx";
import { FooterContent } from "./footer-content.tsx";

/** One file for what waits until the page is interactive: also the error page, which cannot be fetched offline. */
export const deferredContent = { ContentError, DeferredOverlays, FooterContent };
