import { Pagination } from "@pecacerta/ui/pagination.tsx";
import { useSearchParams } from "react-router";
import { customerText, useCustomerText } from "../../texts/customer-text.ts";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../company/page-meta.ts";
import { useOrders } from "../session/use-account.ts";
import type { Route } from "./+types/orders-page";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: customerText("TEXT_ORDERS"), isPrivate: true });

export default function OrdersPage() {
  const text = useCustomerText();
  return <AccountFrame title={text("TEXT_ORDERS")}>{() => <Orders />}</AccountFrame>;
}

function Orders() {
  const text = useCustomerText();
  const [query] = useSearchParams();
  const { data: response, error, refetch } = useOrders(pageParam(query));
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  if (response.total === 0) return <NoOrders />;
  const labels = {
    nav: text("TEXT_PAGES"),
    previous: text("TEXT_PREVIOUS_PAGE"),
    next: text("TEXT_NEXT_PAGE"),
    page: (page: number) => text("TEXT_PAGE", { page }),
  };
  return (
    <>
      <OrderList orders={response.data} />
      <Pagination
        page={response.page}
        pages={response.pages}
        hrefOf={(page) => (page === 1 ? "/account/orders" : `/account/orders?page=${page}`)}
        labels={labels}
      />
    </>
  );
}

function pageParam(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page > 1 ? page : 1;
}
