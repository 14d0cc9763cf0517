import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { StageBadges } from "../orders/stage-badges.tsx";
import { formatAge, formatDateTime } from "../texts/format-time.ts";
import { homeTexts } from "../texts/home-texts.ts";
import "./home.css";

export function OldestOrders({ orders }: { orders: readonly StaffOrderRowDto[] }) {
  const { slug } = useStaffCompany();
  return (
    <Card
      title={homeTexts.oldestOrders}
      aside={
        <Link to={`/${slug}/pedidos?view=all`} className="small-link">
          {homeTexts.allOrders}
        </Link>
      }
    >
      {orders.length === 0 ? <p className="muted">{homeTexts.noOldestOrders}</p> : null}
      <ul className="divided grid">
        {orders.map((order) => (
          <OldestOrder key={order.number} order={order} path={`/${slug}/pedidos/${order.number}`} />
        ))}
      </ul>
    </Card>
  );
}

const OldestOrder = ({ order, path }: { order: StaffOrderRowDto; path: string }) => (
  <li className="oldest-order relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
    <span className="flex flex-wrap items-center gap-x-3">
      <Link to={path} className="oldest-order-link">{`${order.number} · ${order.buyer}`}</Link>
      <StageBadges order={order} />
    </span>
    <time
      className="note"
      dateTime={order.paidAt ?? order.createdAt}
      title={formatDateTime(order.paidAt ?? order.createdAt)}
    >
      {formatAge(order.paidAt ?? order.createdAt, Date.now())}
    </time>
  </li>
);
