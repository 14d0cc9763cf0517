import { m } from "#messages";
import { AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { useOrders } from "../sessions/use-account.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

const MAX_SHOWN = 3;

export function LastOrders() {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="subtitle">{m.last_orders()}</h2>
        <a href="/account/orders" className="inline-flex min-h-11 items-center small-link">
          {m.all_orders()}
        </a>
      </div>
      <Orders />
    </section>
  );
}

function Orders() {
  const { data: response, error, refetch } = useOrders(1);
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  return response.total === 0 ? <NoOrders /> : <OrderList orders={response.data.slice(0, MAX_SHOWN)} />;
}
