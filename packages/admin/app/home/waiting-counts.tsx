import { visibleInboxKinds } from "@pecacerta/rules/inbox";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffCounts } from "../member/use-staff-counts.ts";
import { formatAge } from "../texts/format-time.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./home.css";

/** `count` is undefined until it is known. */
type Waiting = {
  id: string;
  label: string;
  count: number | undefined;
  path: string;
  hint?: string;
  isUrgent?: boolean;
};

const ORDER_VIEWS = [
  { id: "to-confirm", label: homeTexts.toConfirm },
  { id: "to-pick", label: homeTexts.toPick },
  { id: "to-ship", label: homeTexts.toShip },
  { id: "late", label: homeTexts.late, isUrgent: true },
  { id: "to-refund", label: homeTexts.toRefund, isUrgent: true },
] as const;

/** Links to what waits. The counts are those of the menu; the links stand there before them, so that nothing moves. */
export function WaitingCounts({ unansweredSince }: { unansweredSince: string | null }) {
  const { slug, permissions } = useStaffCompany();
  const counts = useStaffCounts();
  const support = counts?.support?.waiting ?? 0;
  const orders = permissions.includes("orders.read") ? ORDER_VIEWS : [];
  const toAnswer = counts?.inbox?.waiting;
  const items: Waiting[] = [
    ...(support > 0
      ? [
          {
            id: "support",
            label: homeTexts.supportRequests,
            count: support,
            path: "ajustes/equipe#suporte",
            isUrgent: true,
          },
        ]
      : []),
    ...orders.map((view) => ({ ...view, count: counts?.orders?.[view.id], path: `pedidos?view=${view.id}` })),
    ...(visibleInboxKinds(new Set(permissions)).length > 0
      ? [
          {
            id: "to-answer",
            label: homeTexts.toAnswer,
            count: toAnswer,
            path: "caixa",
            ...(unansweredSince && toAnswer ? { hint: homeTexts.oldest(formatAge(unansweredSince, Date.now())) } : {}),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <section aria-label={homeTexts.waiting} className="grid gap-3">
      <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${items.length > 5 ? "lg:grid-cols-6" : "lg:grid-cols-5"}`}>
        {items.map(({ id, label, count, path, hint, isUrgent }) => (
          <li key={id} className={isUrgent && count ? "waiting-count waiting-count-urgent" : "waiting-count"}>
            <Link to={`/${slug}/${path}`} className="waiting-count-link flex flex-col p-4">
              <span className="waiting-count-number">{count === undefined ? "\u00a0" : formatInteger(count)}</span>
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
