import { CookieNotice } from "./cookie-notice.tsx";
import { WhatsappFloat } from "./whatsapp-float.tsx";

/** What lies over every page, and can wait until it stands. */
export const AfterPage = () => (
  <>
    <CookieNotice />
    <WhatsappFloat />
  </>
);
