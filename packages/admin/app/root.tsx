import { LoaderCircle } from "@pecacerta/ui/icons.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { createStaffQueryClient } from "./client/staff-queries.ts";
import { PageError } from "./shell/page-error.tsx";
import { shellTexts } from "./texts/shell-texts.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" dir="ltr" data-theme="theme-blue">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <link rel="icon" href="/icons/theme-blue.svg" type="image/svg+xml" />
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

export const meta: Route.MetaFunction = () => [{ title: shellTexts.name }];

export default function Root() {
  const [client] = useState(createStaffQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

/** The document as it is built, shown until the scripts have run. */
export function HydrateFallback() {
  return (
    <main className="flex items-center justify-center p-8">
      <p role="status" className="flex items-center gap-2 muted">
        <LoaderCircle size={20} />
        {shellTexts.loading}
      </p>
      <noscript>{shellTexts.needsScript}</noscript>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
