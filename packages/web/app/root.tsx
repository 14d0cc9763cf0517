import { parseTheme } from "@pecacerta/rules/company";
import headingFont from "@pecacerta/ui/fonts/barlow-semi-condensed-600.woff2";
import type { ReactNode } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { tenantContext, tenantResolutionContext } from "./context.ts";
import "./app.css";
import { loadCategories, loadCompanySettings, loadVehicleTypes } from "./company-loaders.server.ts";
import { storeCompanyCookie } from "./storefront/companies/company-cookie.ts";
import { firstDepartments } from "./storefront/companies/departments.ts";
import { SiteIcons } from "./storefront/companies/site-icons.tsx";
import { JsonLdScript } from "./storefront/json-ld/json-ld-script.tsx";
import { DocumentError, type UnknownCompanyData } from "./storefront/shell/document-error.tsx";
import { localeSettings, storeLocale } from "./texts/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }) => {
    const { tenant, hasOtherCompany = false } = context.get(tenantResolutionContext);
    if (!tenant) throw data({ hasOtherCompany } satisfies UnknownCompanyData, { status: 404 });
    context.set(tenantContext, tenant);
  },
];

// Another tab may have selected another company: set this tab's before each request.
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_, next) => {
    storeCompanyCookie();
    if (import.meta.env.DEV) storeLocale();
    return next();
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const { resolvedBy: by, origin } = context.get(tenantResolutionContext);
  const [categories, vehicleTypes, settings] = await Promise.all([
    loadCategories(context),
    loadVehicleTypes(context),
    loadCompanySettings(context),
  ]);
  const departments = firstDepartments(categories);
  return { slug: shop.slug, isHosted: by === "host", origin, departments, vehicleTypes, ...settings };
}

// Another company always loads a new document.
export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  const { company, slug, isHosted } = loaderData;
  return (
    <Document
      theme={company.cor_padrao}
      header={company.header}
      mobile={company.header_mobile}
      company={isHosted ? undefined : slug}
    >
      <Outlet />
    </Document>
  );
}

/** Replaces the whole document: unknown company or internal error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useRouteLoaderData<typeof loader>("root");
  return (
    <Document theme={shop?.company.cor_padrao}>
      <DocumentError error={error} />
    </Document>
  );
}

type DocumentProps = { theme?: string; header?: string; mobile?: string; company?: string };

function Document({ theme, header, mobile, company, children }: DocumentProps & { children: ReactNode }) {
  const { lang, dir } = localeSettings();
  return (
    <html
      lang={lang}
      dir={dir}
      data-theme={theme}
      data-header={header}
      data-mobile={mobile}
      data-company={company}
      // An inline script sets attributes before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A heading that wraps in one font but not in the other would move the page. */}
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <SiteIcons theme={parseTheme(theme)} manifestQuery={company ? `?company=${company}` : ""} />
        <Meta />
        <JsonLdScript />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
