import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffCounts } from "../member/use-staff-counts.ts";
import { formatAge } from "../texts/format-time.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./home.css";

type Waiting = { id: string; label: string; count: number; path: string; hint?: string; isUrgent?: boolean };

/** What waits, as links. The counts are those of the menu. */
export function WaitingCounts({ unansweredSince }: { unansweredSince: string | null }) {
  const { slug } = useStaffCompany();
  const counts = useStaffCounts();
  if (!counts) return <Skeleton className="h-24 w-full" />;
  const { orders, inbox, support } = counts;
  const items: Waiting[] = [
    ...(support && support.waiting > 0
      ? [
          {
            id: "support",
            label: homeTexts.supportRequests,
            count: support.waiting,
            path: "ajustes/equipe#suporte",
            isUrgent: true,
          },
        ]
      : []),
    ...(orders
      ? [
          {
            id: "to-confirm",
            label: homeTexts.toConfirm,
            count: orders["to-confirm"],
            path: "pedidos?view=to-confirm",
          },
          { id: "to-pick", label: homeTexts.toPick, count: orders["to-pick"], path: "pedidos?view=to-pick" },
          { id: "to-ship", label: homeTexts.toShip, count: orders["to-ship"], path: "pedidos?view=to-ship" },
          { id: "late", label: homeTexts.late, count: orders.late, path: "pedidos?view=late", isUrgent: true },
          {
            id: "to-refund",
            label: homeTexts.toRefund,
            count: orders["to-refund"],
            path: "pedidos?view=to-refund",
            isUrgent: true,
          },
        ]
      : []),
    ...(inbox
      ? [
          {
            id: "to-answer",
            label: homeTexts.toAnswer,
            count: inbox.waiting,
            path: "caixa",
            ...(unansweredSince && inbox.waiting > 0
              ? { hint: homeTexts.oldest(formatAge(unansweredSince, Date.now())) }
              : {}),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <section aria-label={homeTexts.waiting} className="grid gap-3">
      <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${items.length > 5 ? "lg:grid-cols-6" : "lg:grid-cols-5"}`}>
        {items.map(({ id, label, count, path, hint, isUrgent }) => (
          <li key={id} className={isUrgent && count > 0 ? "waiting-count waiting-count-urgent" : "waiting-count"}>
            <Link to={`/${slug}/${path}`} className="waiting-count-link flex flex-col p-4">
              <span className="waiting-count-number">{formatInteger(count)}</span>
              <span>{label}</span>
              {hint ? <span className="note">{hint}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      {items.every(({ count }) => count === 0) ? <p className="muted">{homeTexts.allDone}</p> : null}
    </section>
  );
}
