import { findCompanySettings } from "@pecacerta/server/companies/queries";
import { MAINTENANCE_RETRY_S } from "@pecacerta/server/platform/http/maintenance";
import { renderToStaticMarkup } from "react-dom/server";
import { contentSecurityPolicy } from "../app/page-scripts.ts";
import { legalLine } from "../app/storefront/shell/legal-line.ts";
import { MaintenancePage } from "../app/storefront/shell/maintenance-page.tsx";
import { bodiesOf } from "./compressed.ts";
import { securityHeaders } from "./content-security.ts";
import type { Renderer } from "./render.ts";

/** What every address says while the shop is closed: it is back soon, and whom to ask meanwhile. Nothing of it is kept. */
export function closedPages(styles: readonly string[]): Renderer {
  return async ({ shop }, _address, version) => {
    const settings = shop && (await findCompanySettings(shop));
    const supplier = settings && legalLine(settings);
    const page = renderToStaticMarkup(
      <MaintenancePage company={settings?.company} supplier={supplier} styles={styles} />,
    );
    const html = `<!doctype html>${page}`;
    const headers = {
      ...securityHeaders,
      "content-security-policy": contentSecurityPolicy([]),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": MAINTENANCE_RETRY_S,
    };
    return { status: 503, headers, version, body: await bodiesOf(Buffer.from(html)) };
  };
}
