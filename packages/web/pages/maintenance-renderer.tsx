import { findCompanySettings } from "@pecacerta/server/companies/queries";
import { compressBody } from "@pecacerta/server/platform/http/compressed-body";
import { MAINTENANCE_RETRY_SECONDS } from "@pecacerta/server/platform/http/maintenance";
import { renderToStaticMarkup } from "react-dom/server";
import { contentSecurityPolicy } from "../app/content-security-policy.ts";
import { legalLine } from "../app/storefront/companies/legal-line.ts";
import { MaintenancePage } from "../app/storefront/shell/maintenance-page.tsx";
import type { Renderer } from "./render.ts";
import { securityHeaders } from "./security-headers.ts";

/** Renders the maintenance page for every address. It is never cached. */
export function createMaintenanceRenderer(styles: readonly string[]): Renderer {
  return async ({ tenant: shop }, _address, version) => {
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
      "retry-after": MAINTENANCE_RETRY_SECONDS,
    };
    return { status: 503, headers, version, body: await compressBody(Buffer.from(html)) };
  };
}
