import { ConnectionNotice } from "./connection-notice.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { WhatsappButtonOverlay } from "./whatsapp-button-overlay.tsx";

// Preloads the error page, which cannot be fetched offline.
import("./content-error.tsx").catch(() => undefined);

/** Overlays that can wait until the page is idle. */
export const DeferredOverlays = () => (
  <>
    <CookieNotice />
    <WhatsappButtonOverlay />
    <ConnectionNotice />
  </>
);
