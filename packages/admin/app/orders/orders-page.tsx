import { ORDER_VIEWS, type OrderView } from "@pecacerta/rules/order-stage";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageOpen, SearchX } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ListSearch } from "../list/list-search.tsx";
import { ListViews } from "../list/list-views.tsx";
import { RecordList } from "../list/record-list.tsx";
import { useSelection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { type OrderFilter, useOrderCounts, useOrderList } from "../order-actions/order-queries.ts";
import { ScanButton } from "../order-scan/scan-button.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { orderTexts, VIEW_NAMES } from "../texts/order-texts.ts";
import { OrderFilters, readOrderFilter } from "./order-filters.tsx";
import { OrderRowAction, type RowDialog } from "./order-row-action.tsx";
import { ORDER_COLUMNS, orderActionColumn, orderCard } from "./order-rows.tsx";
import { OrdersSelection } from "./orders-selection.tsx";
import { RefusedOrders } from "./refused-orders.tsx";
import { useChangeOrders } from "./use-change-orders.ts";

const loadDialogs = () => import("./row-action-dialog.tsx");
const RowActionDialog = lazy(() => loadDialogs().then((module) => ({ default: module.RowActionDialog })));
const ShortOrdersDialog = lazy(async () => ({
  default: (await import("./short-orders-dialog.tsx")).ShortOrdersDialog,
}));

export default function OrdersPage() {
  useEffect(() => void loadDialogs().catch(() => undefined), []);
  const { slug, permissions } = useStaffCompany();
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  const view = q ? "all" : readView(params.get("view"));
  useFirstView(slug, !q && !params.has("view"));
  const hasFilters = !q && FILTERED_VIEWS.has(view);
  const filter = hasFilters ? readOrderFilter(params) : {};
  const list = useOrderList(slug, { view, q, ...filter });
  const selection = useSelection(`${slug}/orders`);
  const changes = useChangeOrders(slug, list.rows, (numbers) => selection.set(numbers, false));
  const [dialog, setDialog] = useState<RowDialog>();
  const canWrite = permissions.includes("orders.write");
  const rowAction = (row: (typeof list.rows)[number]) => (
    <OrderRowAction row={row} changes={changes} open={setDialog} />
  );
  return (
    <>
      <PageTitle title={orderTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{orderTexts.title}</h1>
        <ScanButton />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OrderViews current={view} filter={filter} />
        <ListSearch label={orderTexts.search} placeholder={orderTexts.searchHint} />
        {hasFilters ? <OrderFilters /> : null}
        <RefusedOrders refused={changes.refused} onDismiss={changes.dismiss} />
        <OrdersSelection selection={selection} rows={list.rows} changes={changes} canWrite={canWrite} />
        <RecordList
          label={orderTexts.title}
          list={list}
          columns={canWrite ? [...ORDER_COLUMNS, orderActionColumn(rowAction)] : ORDER_COLUMNS}
          card={orderCard(canWrite ? rowAction : undefined)}
          rowKey={({ number }) => number}
          rowLabel={({ number }) => orderTexts.rowLabel(number)}
          rowPath={({ number }) => `/${slug}/pedidos/${number}`}
          selection={selection}
          empty={<NoOrders view={view} query={q} isFiltered={Object.keys(filter).length > 0} />}
        />
      </div>
      <Suspense>
        {dialog ? <RowActionDialog dialog={dialog} onClose={() => setDialog(undefined)} /> : null}
        {changes.question ? <ShortOrdersDialog question={changes.question} onAnswer={changes.answer} /> : null}
      </Suspense>
    </>
  );
}

const FILTERED_VIEWS: ReadonlySet<OrderView> = new Set(["sent", "all"]);

const FIRST_VIEW = "to-pick";

const readView = (typed: string | null): OrderView => ORDER_VIEWS.find((view) => view === typed) ?? FIRST_VIEW;

/** Without a view the page opens the first one with work, and stays there when the work is done. */
function useFirstView(slug: string, isOpen: boolean): void {
  const navigate = useNavigate();
  const counts = useOrderCounts(slug).data;
  const first = WORK_VIEWS.find((view) => counts?.[view]);
  useEffect(() => {
    if (isOpen && first) void navigate(`?view=${first}`, { replace: true });
  }, [isOpen, first, navigate]);
}

const WORK_VIEWS = [FIRST_VIEW, "to-confirm", "to-ship"] as const;

function OrderViews({ current, filter }: { current: OrderView; filter: OrderFilter }) {
  const { slug } = useStaffCompany();
  const counts = useOrderCounts(slug).data;
  const views = ORDER_VIEWS.map((id) => ({
    id,
    label: VIEW_NAMES[id],
    to: `?${new URLSearchParams({ view: id, ...(FILTERED_VIEWS.has(id) ? filter : {}) })}`,
    count: counts?.[id],
    isMore: (counts?.[id] ?? 0) >= MOST_COUNTED,
  }));
  return <ListViews label={orderTexts.views} views={views} current={current} />;
}

const MOST_COUNTED = 10_000;

type NoOrdersProps = { view: OrderView; query: string; isFiltered: boolean };

function NoOrders({ view, query, isFiltered }: NoOrdersProps) {
  if (query)
    return (
      <EmptyState icon={SearchX} title={orderTexts.notFoundTitle} hint={orderTexts.notFoundHint(query)}>
        <Link to="?view=all" className="button button-secondary">
          {orderTexts.seeAll}
        </Link>
      </EmptyState>
    );
  if (isFiltered)
    return <EmptyState icon={SearchX} title={orderTexts.emptyTitle} hint={orderTexts.emptyFilteredHint} />;
  if (view === "all")
    return <EmptyState icon={PackageOpen} title={orderTexts.emptyAllTitle} hint={orderTexts.emptyAllHint} />;
  return (
    <EmptyState icon={PackageOpen} title={orderTexts.emptyTitle} hint={orderTexts.emptyHint}>
      <Link to="?view=all" className="button button-secondary">
        {orderTexts.seeAll}
      </Link>
    </EmptyState>
  );
}
