import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { findOrderLinkState } from "@pecacerta/server/sales/orders/queries";
import { CircleCheck } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { isNotFound, PersonalQueryProvider, unwrapCall } from "../../client/query-provider.tsx";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/success-page";
import { OrderLinkExpired } from "./order-link-expired.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import "./success-page.css";

// The address is a secret: it must not reach other sites or caches.
export const headers = () => ({ "cache-control": "no-store", "referrer-policy": "no-referrer" });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData === "ended" ? m.order_link_ended() : m.placed_title(),
    isPrivate: true,
  }),
  { name: "referrer", content: "no-referrer" },
];

/** Loads only whether the order exists. Personal data are loaded in the browser. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const now = new Date();
  const link = orThrowNotFound(
    await withTenantTransaction(context.get(tenantContext), (tx) => findOrderLinkState(tx, token, now)),
  );
  return data(link, { status: link === "ended" ? 410 : 200 });
}

// The checkout has just created the order.
export const clientLoader = () => "open" as const;

export default function SuccessPage({ params: { token }, loaderData }: Route.ComponentProps) {
  if (loaderData === "ended") return <OrderLinkExpired />;
  return (
    <PersonalQueryProvider person={`order ${token}`}>
      <OrderLoader key={token} token={token} />
    </PersonalQueryProvider>
  );
}

function OrderLoader({ token }: { token: string }) {
  const {
    data: response,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order", token],
    queryFn: ({ signal }) => unwrapCall(call("GET /orders/token/:token", { params: { token }, signal })),
  });
  // The link has expired since the page was loaded.
  if (isNotFound(error)) return <OrderLinkExpired />;
  return (
    <div className="frame mx-auto client-page max-w-4xl py-6">
      <h1 className="mb-4 flex items-center gap-3">
        <CircleCheck size={32} className="success-icon" />
        {m.placed_title()}
      </h1>
      {error ? <LoadError error={error} onRetry={refetch} /> : null}
      {response ? <PlacedOrder order={response.data} /> : error ? null : <PlacedSkeleton />}
    </div>
  );
}

const PlacedSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-80" />
    <Skeleton className="h-80" />
  </div>
);
