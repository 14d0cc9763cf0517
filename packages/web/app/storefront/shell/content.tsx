import { isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/content";
import { BrokenContent } from "./broken-content.tsx";
import { NotFound } from "./not-found.tsx";

/** Between the header and the footer: when a page fails, only it is replaced. */
// biome-ignore lint/style/noDefaultExport: React Router asks for it
export default function Content() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <BrokenContent />;
}
