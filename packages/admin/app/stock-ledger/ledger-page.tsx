import { partName } from "@pecacerta/rules/part-number";
import { STOCK_REASONS } from "@pecacerta/rules/stock-movement";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Clock } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { readFilterDay } from "../list/filter-day.ts";
import { RecordList } from "../list/record-list.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type LedgerFilter, useLedger, useLedgerNames } from "../stock-actions/stock-queries.ts";
import { ledgerTexts } from "../texts/stock-ledger-texts.ts";
import { LedgerFilters } from "./ledger-filters.tsx";
import { LEDGER_CARD, LEDGER_COLUMNS } from "./ledger-rows.tsx";

export default function LedgerPage() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const list = useLedger(slug, filter);
  const names = useLedgerNames(slug, filter.product).data;
  return (
    <>
      <PageTitle title={ledgerTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{ledgerTexts.title}</h1>
        {filter.product ? (
          <Link to="?" className="button button-secondary">
            {ledgerTexts.allProducts}
          </Link>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="wrap-anywhere">
          {filter.product && names?.product ? ledgerTexts.ofProduct(partName(names.product)) : ledgerTexts.intro}
        </p>
        <LedgerFilters members={names?.members ?? []} />
        <RecordList
          label={ledgerTexts.title}
          list={list}
          columns={LEDGER_COLUMNS}
          card={LEDGER_CARD}
          rowKey={({ id }) => id}
          rowLabel={({ product }) => ledgerTexts.rowLabel(partName(product))}
          rowPath={({ product }) => `/${slug}/produtos/${product.id}`}
          empty={<EmptyState icon={Clock} title={ledgerTexts.emptyTitle} hint={ledgerTexts.emptyHint} />}
        />
      </div>
    </>
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A filter that cannot be read is none. */
function readFilter(params: URLSearchParams): LedgerFilter {
  const readId = (name: string) => {
    const value = params.get(name) ?? "";
    return UUID.test(value) ? value : "";
  };
  return {
    product: readId("product"),
    actor: readId("actor"),
    from: readFilterDay(params, "from") ?? "",
    to: readFilterDay(params, "to") ?? "",
    reason: STOCK_REASONS.find((reason) => reason === params.get("reason")) ?? "",
  };
}
