import { ConnectionNotice } from "./connection-notice.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { WhatsappButtonOverlay } from "./whatsapp-button-overlay.tsx";
import "../../css/after-page.css";

// Once the connection is gone, what says so can no longer be had.
import("./content-error.tsx").catch(() => undefined);

/** What lies over every page, and can wait until it stands. */
export const DeferredOverlays = () => (
  <>
    <CookieNotice />
    <WhatsappButtonOverlay />
    <ConnectionNotice />
  </>
);
