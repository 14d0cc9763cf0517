import { useCustomerText } from "../../texts/customer-text.ts";
import { AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { useOrders } from "../session/use-account.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

const MAX_SHOWN = 3;

export function LastOrders() {
  const text = useCustomerText();
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18">{text("TEXT_LAST_ORDERS")}</h2>
        <a href="/account/orders" className="inline-flex min-h-11 items-center text-14 underline">
          {text("TEXT_ALL_ORDERS")}
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
