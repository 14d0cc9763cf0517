import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { formatMoney } from "@pecacerta/rules/money";
import { partName } from "@pecacerta/rules/part-number";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { StageBadges } from "../orders/stage-badges.tsx";
import { customerTexts } from "../texts/customer-texts.ts";
import { formatDate, formatDateTime } from "../texts/format-time.ts";
import { BID_STATUS_NAMES } from "../texts/inbox-texts.ts";
import "./customers.css";

type Orders = NonNullable<StaffCustomerDto["recentOrders"]>;

export function CustomerOrders({ orders, total }: { orders: Orders; total: number }) {
  const { slug } = useStaffCompany();
  return (
    <Card title={customerTexts.orders}>
      {orders.length === 0 ? <p className="muted">{customerTexts.noOrders}</p> : null}
      <ul className="divided grid grid-cols-[minmax(0,1fr)]">
        {orders.map((order) => (
          <li
            key={order.number}
            className="customer-row relative flex flex-wrap items-center justify-between gap-2 py-2"
          >
            <span className="flex flex-wrap items-center gap-3">
              <Link to={`/${slug}/pedidos/${order.number}`} className="customer-row-link">
                {order.number}
              </Link>
              <StageBadges order={order} />
            </span>
            <span className="note">{`${formatDate(order.createdAt)} · ${formatMoney(order.total)}`}</span>
          </li>
        ))}
      </ul>
      {total > orders.length ? <p className="note mt-2">{customerTexts.mostOrders(orders.length)}</p> : null}
    </Card>
  );
}

export const CustomerBids = ({ bids }: Pick<StaffCustomerDto, "bids">) => (
  <Card title={customerTexts.bids}>
    {bids.length === 0 ? <p className="muted">{customerTexts.noBids}</p> : null}
    <ul className="divided grid grid-cols-[minmax(0,1fr)]">
      {bids.map(({ id, product, value, quantity, status, createdAt, message }) => (
        <li key={id} className="py-2 wrap-anywhere">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <ThreadLink path={`bids/${id}`}>{partName(product)}</ThreadLink>
            <Badge>{BID_STATUS_NAMES[status]}</Badge>
          </p>
          <p className="note">{`${formatDate(createdAt)} · ${customerTexts.bidLine(formatMoney(value), quantity)}`}</p>
          {message ? <p className="note customer-text">{message}</p> : null}
        </li>
      ))}
    </ul>
  </Card>
);

export const CustomerQuestions = ({ questions }: Pick<StaffCustomerDto, "questions">) => (
  <Card title={customerTexts.questions}>
    {questions.length === 0 ? <p className="muted">{customerTexts.noQuestions}</p> : null}
    <ul className="divided grid grid-cols-[minmax(0,1fr)]">
      {questions.map(({ id, at, product, content, answer }) => (
        <li key={id} className="py-2 wrap-anywhere">
          <p className="note">{`${formatDateTime(at)} · ${product}`}</p>
          <p className="customer-text">
            <ThreadLink path={`questions/${id}`}>{content}</ThreadLink>
          </p>
          {answer === null ? (
            <Badge tone="warning">{customerTexts.unanswered}</Badge>
          ) : (
            <p className="note customer-text">{`${customerTexts.answer} ${answer}`}</p>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

/** Plain text for a member who has no inbox. */
function ThreadLink({ path, children }: { path: string; children: string }) {
  const { slug, permissions } = useStaffCompany();
  if (!permissions.includes("feedback.answer")) return <span>{children}</span>;
  return (
    <Link to={`/${slug}/caixa/${path}`} className="name-link">
      {children}
    </Link>
  );
}
