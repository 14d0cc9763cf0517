import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageOpen } from "@pecacerta/ui/icons.tsx";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useCellChoices } from "../product-cells/use-cell-choices.ts";
import { readProductFilter, sentProductFilter } from "../product-listing/product-queries.ts";
import type { ProductsToChange } from "../product-selection/bulk-input.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productListTexts } from "../texts/product-list-texts.ts";
import { ProductSheet } from "./product-sheet.tsx";
import { useCellEdits } from "./use-cell-edits.ts";
import { useGridProducts } from "./use-grid-products.ts";

/** Of the link's state, as an address cannot hold 500 ids. */
type GridState = { ids?: readonly string[] } | null;

export default function ProductGridPage() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: GridState };
  const cells = useCellEdits(`grid ${slug} ${params}`);
  // A lost session keeps what was typed, not the state of the link.
  const [ids] = useState(() => state?.ids ?? editedIds(cells));
  const ofSelection = params.has("selecionados");
  const filter = readProductFilter(params);
  const { sort: _, ...view } = sentProductFilter(filter);
  const list = new URLSearchParams(params);
  list.delete("selecionados");
  return (
    <>
      <PageTitle title={texts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1>{texts.title}</h1>
          {ofSelection && ids.length > 0 ? <p className="note">{texts.ofSelection(ids.length)}</p> : null}
        </div>
        <Link to={`/${slug}/produtos?${list}`} className="button button-secondary">
          {texts.back}
        </Link>
      </div>
      {ofSelection && ids.length === 0 ? (
        <EmptyState icon={PackageOpen} title={texts.noSelectionTitle} hint={texts.noSelectionHint} />
      ) : (
        <LoadedGrid selection={ofSelection ? { ids: [...ids] } : view} sort={filter.sort} cells={cells} />
      )}
    </>
  );
}

const editedIds = ({ latest }: ReturnType<typeof useCellEdits>): string[] => [
  ...new Set(latest.current.map(({ id }) => id)),
];

type LoadedGridProps = {
  selection: ProductsToChange;
  sort: ReturnType<typeof readProductFilter>["sort"];
  cells: ReturnType<typeof useCellEdits>;
};

function LoadedGrid({ selection, sort, cells }: LoadedGridProps) {
  const { list, refusal, reload, ...source } = useGridProducts({ selection, sort, editedIds: () => editedIds(cells) });
  const choices = useCellChoices();
  if (refusal && !list) return <ListFailure refusal={refusal} reload={reload} />;
  if (!(list && choices)) return <ListSkeleton />;
  const { items, total, isMore } = list;
  if (items.length === 0)
    return (
      <EmptyState icon={PackageOpen} title={productListTexts.emptyViewTitle} hint={productListTexts.emptyViewHint} />
    );
  return (
    <>
      {total > items.length ? <p className="note">{texts.limit(items.length, total, isMore)}</p> : null}
      <ProductSheet rows={items} choices={choices} cells={cells} source={source} />
    </>
  );
}
