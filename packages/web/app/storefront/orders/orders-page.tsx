import { Pagination } from "@pecacerta/ui/pagination.tsx";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { useOrders } from "../sessions/use-account.ts";
import type { Route } from "./+types/orders-page";
import { NoOrders } from "./no-orders.tsx";
import { OrderList } from "./order-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.orders(), isPrivate: true });

export default function OrdersPage() {
  return <AccountFrame title={m.orders()}>{() => <Orders />}</AccountFrame>;
}

function Orders() {
  const [query] = useSearchParams();
  const { data: response, error, refetch } = useOrders(pageParam(query));
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  if (response.total === 0) return <NoOrders />;
  const labels = {
    nav: m.pages(),
    previous: m.previous_page(),
    next: m.next_page(),
    page: (page: number) => m.page({ page }),
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
