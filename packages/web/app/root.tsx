import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { shopContext, visitContext } from "./context.ts";
import "./css/app.css";
import { allCategories, settings } from "./company-facts.server.ts";
import icon from "./icon.svg?url";
import { orNotFound } from "./not-found.ts";
import { BrokenPage } from "./storefront/shell/broken-page.tsx";
import { keepCompany } from "./storefront/shell/company-cookie.ts";
import { departmentsOf } from "./storefront/shell/departments.ts";
import { keepLocale, spoken } from "./texts/locale.ts";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }) => {
    context.set(shopContext, orNotFound(context.get(visitContext).shop));
  },
];

// Another tab may have opened another company: the page that asks next is this tab's.
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_, next) => {
    keepCompany();
    if (import.meta.env.DEV) keepLocale();
    return next();
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { by, origin } = context.get(visitContext);
  const departments = departmentsOf(await allCategories(context));
  return { slug: shop.slug, isHosted: by === "host", origin, departments, ...(await settings(context)) };
}

// A page never changes its company: going to another one loads the document anew.
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

/** What stands in for everything where there is no shop to show: an unknown company, or a fault of ours. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useRouteLoaderData<typeof loader>("root");
  return (
    <Document theme={shop?.company.cor_padrao}>
      <BrokenPage error={error} />
    </Document>
  );
}

type Look = { theme?: string; header?: string; mobile?: string; company?: string };

function Document({ theme, header, mobile, company, children }: Look & { children: ReactNode }) {
  const { lang, dir } = spoken();
  return (
    <html
      lang={lang}
      dir={dir}
      data-theme={theme}
      data-header={header}
      data-mobile={mobile}
      data-company={company}
      // How lists are shown is marked on it before any script of ours runs.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
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
