import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { SelectionBar } from "../list/selection-bar.tsx";
import type { KeysetList } from "../list/use-keyset-list.ts";
import type { Selection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { type ProductListFilter, sentProductFilter } from "../product-listing/product-queries.ts";
import type { ProductsToChange } from "../product-selection/bulk-input.ts";
import type { AppliedChange } from "../product-selection/use-selection-change.ts";
import { applyFitmentsTexts } from "../texts/apply-fitments-texts.ts";
import { formatTotal } from "../texts/list-texts.ts";
import { productListTexts } from "../texts/product-list-texts.ts";
import { selectionRefusalText, selectionTexts } from "../texts/selection-texts.ts";

const SelectionDialog = lazy(async () => ({
  default: (await import("../product-selection/selection-dialog.tsx")).SelectionDialog,
}));
const ApplyFitmentsDialog = lazy(async () => ({
  default: (await import("../apply-fitments/apply-fitments-dialog.tsx")).ApplyFitmentsDialog,
}));
const BulkEditList = lazy(async () => ({
  default: (await import("../product-selection/bulk-edit-list.tsx")).BulkEditList,
}));
const AppliedNotice = lazy(async () => ({
  default: (await import("../product-selection/applied-notice.tsx")).AppliedNotice,
}));

const MAX_SELECTED = 500;

type ProductsChangesProps = {
  selection: Selection;
  list: KeysetList<{ id: string }>;
  filter: ProductListFilter;
};

/** Changes the selected products, or all of the list. */
export function ProductsChanges({ selection, list, filter }: ProductsChangesProps) {
  const [changing, setChanging] = useState<{ products: ProductsToChange; count: string }>();
  const [applied, setApplied] = useState<AppliedChange>();
  const [appliesFitments, setAppliesFitments] = useState(false);
  const [wantsTooMany, setWantsTooMany] = useState(false);
  const [listsEdits, setListsEdits] = useState(false);
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const ids = [...selection.keys];
  const { sort: _, ...narrowed } = sentProductFilter(filter);
  const total = formatTotal(list.total, list.isMore);
  const count = selectionTexts.allProducts(list.total, list.isMore);
  return (
    <>
      <Suspense>
        {applied ? (
          <AppliedNotice key={applied.jobId} change={applied} onDismiss={() => setApplied(undefined)} />
        ) : null}
      </Suspense>
      <div className="flex flex-wrap gap-2">
        {list.total > 0 ? (
          <Button
            variant="secondary"
            small
            aria-disabled={list.isOutdated}
            onClick={() => {
              if (list.isOutdated) return;
              setWantsTooMany(list.total > MAX_SELECTED);
              if (list.total <= MAX_SELECTED) setChanging({ products: narrowed, count });
            }}
          >
            {selectionTexts.changeAll(total)}
          </Button>
        ) : null}
        <Button variant="quiet" small onClick={() => setListsEdits(true)}>
          {productListTexts.bulkEdits}
        </Button>
      </div>
      {wantsTooMany && list.total > MAX_SELECTED ? (
        <Notice tone="warning">{selectionTexts.tooMany(count)}</Notice>
      ) : null}
      <SelectionBar selection={selection} shownKeys={list.rows.map(({ id }) => id)}>
        <ChangeSelected
          ids={ids}
          gridPath={`/${slug}/produtos/grade?${params}${params.size > 0 ? "&" : ""}selecionados`}
          onChange={() => setChanging({ products: { ids }, count: selectionTexts.products(ids.length) })}
        />
        <Button small variant="secondary" onClick={() => setAppliesFitments(true)}>
          {applyFitmentsTexts.open}
        </Button>
      </SelectionBar>
      <Suspense>
        {listsEdits ? <BulkEditList onClose={() => setListsEdits(false)} /> : null}
        {appliesFitments ? (
          <ApplyFitmentsDialog
            ids={ids}
            onClose={() => setAppliesFitments(false)}
            onApplied={(change) => {
              setApplied(change);
              setAppliesFitments(false);
            }}
          />
        ) : null}
        {changing ? (
          <SelectionDialog
            selection={changing.products}
            count={changing.count}
            onClose={() => setChanging(undefined)}
            onApplied={(change) => {
              setApplied(change);
              setChanging(undefined);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type ChangeSelectedProps = { ids: readonly string[]; gridPath: string; onChange: () => void };

/** In a dialog, or cell by cell. */
const ChangeSelected = ({ ids, gridPath, onChange }: ChangeSelectedProps) =>
  ids.length > MAX_SELECTED ? (
    <p className="w-full">{selectionRefusalText("TOO_MANY_PRODUCTS")}</p>
  ) : (
    <>
      <Button small onClick={onChange}>
        {selectionTexts.changeSelected}
      </Button>
      <Link to={gridPath} state={{ ids }} className="button button-secondary button-small">
        {productListTexts.grid}
      </Link>
    </>
  );
