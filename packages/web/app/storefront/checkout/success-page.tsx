import { withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { findOrderLinkState } from "@pecacerta/server/sales/orders/queries";
import { CircleCheck } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { data } from "react-router";
import { m } from "#messages";
import { isNotFound, PersonalQueryProvider } from "../../client/query-provider.tsx";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { type Session, useSession } from "../sessions/session-store.ts";
import type { Route } from "./+types/success-page";
import { OrderLinkExpired } from "./order-link-expired.tsx";
import { PlacedOrder } from "./placed-order.tsx";
import { usePlacedOrder } from "./use-placed-order.ts";
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
  const { isLoaded, session } = useSession();
  if (loaderData === "ended") return <OrderLinkExpired />;
  return (
    <PersonalQueryProvider person={session?.token ?? `order ${token}`}>
      {isLoaded ? (
        <OrderLoader key={token} token={token} session={session} />
      ) : (
        <PlacedLayout>
          <PlacedSkeleton />
        </PlacedLayout>
      )}
    </PersonalQueryProvider>
  );
}

function OrderLoader({ token, session }: { token: string; session: Session | null }) {
  const { data, error, refetch } = usePlacedOrder(token, session !== null);
  // The link has expired since the page was loaded.
  if (isNotFound(error)) return <OrderLinkExpired />;
  return (
    <PlacedLayout>
      {error && !data ? <LoadError error={error} onRetry={refetch} /> : null}
      {data ? <PlacedOrder order={data.order} email={data.isOwn ? session?.customer.email : undefined} /> : null}
      {data || error ? null : <PlacedSkeleton />}
    </PlacedLayout>
  );
}

const PlacedLayout = ({ children }: { children: ReactNode }) => (
  <div className="frame mx-auto client-page max-w-4xl py-6">
    <h1 className="mb-4 flex items-center gap-3">
      <CircleCheck size={32} className="success-icon" />
      {m.placed_title()}
    </h1>
    {children}
  </div>
);

const PlacedSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-80" />
    <Skeleton className="h-80" />
  </div>
);
