import { partName } from "@pecacerta/rules/part-number";
import { STOCK_VIEWS, type StockView } from "@pecacerta/rules/stock-movement";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageCheck, SearchX } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { ListSearch } from "../list/list-search.tsx";
import { ListViews } from "../list/list-views.tsx";
import { RecordList } from "../list/record-list.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { useStockList } from "../stock-actions/stock-queries.ts";
import { STOCK_VIEW_NAMES, type StockAction, stockTexts } from "../texts/stock-texts.ts";
import { StockRowActions } from "./stock-row-actions.tsx";
import { stockCard, stockColumns } from "./stock-rows.tsx";

const StockDialog = lazy(async () => ({
  default: (await import("../stock-actions/stock-dialog.tsx")).StockDialog,
}));

type OpenDialog = { productId: string; action: StockAction };

export default function StockPage() {
  const { slug, permissions } = useStaffCompany();
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  const view = q ? "all" : readView(params.get("view"));
  const list = useStockList(slug, { view, q });
  const [dialog, setDialog] = useState<OpenDialog>();
  const canWrite = permissions.includes("stock.write");
  const rowActions = canWrite
    ? (row: (typeof list.rows)[number]) => (
        <StockRowActions row={row} open={(action) => setDialog({ productId: row.product_id, action })} />
      )
    : undefined;
  return (
    <>
      <PageTitle title={stockTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{stockTexts.title}</h1>
        <StockLinks slug={slug} canWrite={canWrite} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListViews
          label={stockTexts.views}
          views={STOCK_VIEWS.map((id) => ({ id, label: STOCK_VIEW_NAMES[id], to: `?view=${id}` }))}
          current={view}
        />
        <ListSearch label={stockTexts.search} placeholder={stockTexts.searchHint} />
        <RecordList
          label={stockTexts.title}
          list={list}
          columns={stockColumns(rowActions)}
          card={stockCard(rowActions)}
          rowKey={({ product_id }) => product_id}
          rowLabel={(row) => stockTexts.rowLabel(partName(row))}
          rowPath={({ product_id }) => `/${slug}/produtos/${product_id}`}
          empty={<NoStock view={view} query={q} />}
        />
      </div>
      <Suspense>{dialog ? <StockDialog {...dialog} onClose={() => setDialog(undefined)} /> : null}</Suspense>
    </>
  );
}

const readView = (typed: string | null): StockView => STOCK_VIEWS.find((view) => view === typed) ?? "low";

const StockLinks = ({ slug, canWrite }: { slug: string; canWrite: boolean }) => (
  <div className="flex flex-wrap gap-2">
    {canWrite ? (
      <>
        <Link to={`/${slug}/estoque/contagem?acao=receber`} className="button button-primary">
          {stockTexts.receiveMany}
        </Link>
        <Link to={`/${slug}/estoque/contagem`} className="button button-secondary">
          {stockTexts.countMany}
        </Link>
      </>
    ) : null}
    <Link to={`/${slug}/estoque/movimentos`} className="button button-secondary">
      {stockTexts.ledger}
    </Link>
  </div>
);

const EMPTY_VIEWS = {
  low: [stockTexts.emptyLowTitle, stockTexts.emptyLowHint],
  out: [stockTexts.emptyOutTitle, stockTexts.emptyOutHint],
  short: [stockTexts.emptyShortTitle, stockTexts.emptyShortHint],
  all: [stockTexts.emptyAllTitle, stockTexts.emptyAllHint],
} as const;

function NoStock({ view, query }: { view: StockView; query: string }) {
  const [title, hint] = query ? [stockTexts.notFoundTitle, stockTexts.notFoundHint(query)] : EMPTY_VIEWS[view];
  return (
    <EmptyState icon={query ? SearchX : PackageCheck} title={title} hint={hint}>
      {view === "all" && !query ? null : (
        <Link to="?view=all" className="button button-secondary">
          {stockTexts.seeAll}
        </Link>
      )}
    </EmptyState>
  );
}
