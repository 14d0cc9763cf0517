import { ConnectionNotice } from "./connection-notice.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import { WhatsappFloat } from "./whatsapp-float.tsx";
import "../../css/after-page.css";

// Once the connection is gone, what says so can no longer be had.
import("./broken-content.tsx").catch(() => undefined);

/** What lies over every page, and can wait until it stands. */
export const AfterPage = () => (
  <>
    <CookieNotice />
    <WhatsappFloat />
    <ConnectionNotice />
  </>
);
