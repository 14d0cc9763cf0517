import { ConnectionNotice } from "./connection-notice.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { WhatsappButtonOverlay } from "./whatsapp-button-overlay.tsx";

/** Overlays that can wait until the page is idle. */
export const DeferredOverlays = () => (
  <>
    <CookieNotice />
    <WhatsappButtonOverlay />
    <ConnectionNotice />
  </>
);
