import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/content";

const NotFound = lazy(() => import("../not-found/not-found.tsx"));
const ContentError = lazy(async () => ({
  default: (await import("./deferred-content.ts")).deferredContent.ContentError,
}));

/** The page content: an error replaces only this part. */
// biome-ignore lint/style/noDefaultExport: React Router asks for it
export default function Content() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense>{isMissing ? <NotFound /> : <ContentError error={error} />}</Suspense>;
}
