import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Grid } from "@pecacerta/ui/grid/grid.tsx";
import { PackageOpen } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { ListFailure, ListSkeleton, MoreButton } from "../list/list-states.tsx";
import { useMediaQuery, WIDE_LIST } from "../list/use-media-query.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { readProductFilter, useProductRows } from "../product-listing/product-queries.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productListTexts } from "../texts/product-list-texts.ts";
import { pageTitle } from "../texts/shell-texts.ts";
import { GRID_FIELDS, gridColumns } from "./grid-columns.ts";
import { NarrowGrid } from "./narrow-grid.tsx";
import { useProductGrid } from "./use-product-grid.ts";
import "./product-grid.css";

const MOST_ROWS = 500;

export default function ProductGridPage() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const list = useProductRows(slug, readProductFilter(params));
  return (
    <>
      <title>{pageTitle(texts.title)}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{texts.title}</h1>
        <Link to={`/${slug}/produtos?${params}`} className="button button-secondary">
          {texts.back}
        </Link>
      </div>
      {list.state === "loading" ? <ListSkeleton /> : null}
      {list.state === "failed" ? <ListFailure refusal={list.refusal} reload={list.reload} /> : null}
      {list.state === "ready" && list.rows.length === 0 ? (
        <EmptyState icon={PackageOpen} title={productListTexts.emptyViewTitle} hint={productListTexts.emptyViewHint} />
      ) : null}
      {list.rows.length > 0 ? <ProductGrid rows={list.rows.slice(0, MOST_ROWS)} /> : null}
      {list.rows.length >= MOST_ROWS ? <p className="note">{texts.limit}</p> : <MoreButton more={list.more} />}
    </>
  );
}

function ProductGrid({ rows }: { rows: readonly StaffProductRowDto[] }) {
  const { permissions } = useStaffCompany();
  const isWide = useMediaQuery(WIDE_LIST);
  const mayPrice = permissions.includes("prices.write");
  const columns = useMemo(() => gridColumns(mayPrice), [mayPrice]);
  const grid = useProductGrid(rows);
  const save = () => void grid.save();
  useShortcuts([{ keys: "$mod+s", label: texts.save(grid.count), run: save }]);
  const gridRows = rows.map((row) => ({
    key: row.id,
    error: grid.refused.get(row.id),
    cells: GRID_FIELDS.map((field) => ({
      ...{ text: grid.textOf(row, field), isChanged: grid.isChanged(row, field), error: grid.errorOf(row, field) },
    })),
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RefusedRows rows={rows} refused={grid.refused} />
      {isWide ? (
        <>
          <p className="note">{texts.intro}</p>
          <Grid
            label={texts.title}
            columns={columns}
            rows={gridRows}
            fieldLabel={({ key }, { header }) => texts.cell(header, rows.find(({ id }) => id === key)?.name ?? "")}
            onChange={(changes) =>
              grid.change(
                changes.flatMap(({ row, column, text }) => {
                  const [product, field] = [rows[row], GRID_FIELDS[column]];
                  return product && field ? [{ row: product, field, text }] : [];
                }),
              )
            }
          />
        </>
      ) : (
        <NarrowGrid rows={rows} columns={columns.filter(({ isReadOnly }) => !isReadOnly)} grid={grid} />
      )}
      <div className="product-grid-bar flex flex-wrap items-center gap-3 p-3">
        <p role="status" className="grow">
          {grid.isInvalid ? texts.invalid : grid.count === 0 ? texts.nothing : ""}
        </p>
        {grid.count > 0 ? (
          <Button variant="quiet" onClick={grid.discard}>
            {texts.discard}
          </Button>
        ) : null}
        <Button aria-disabled={grid.count === 0 || grid.isInvalid || grid.isSaving} onClick={save}>
          {grid.isSaving ? texts.saving : texts.save(grid.count)}
        </Button>
      </div>
    </div>
  );
}

type RefusedRowsProps = { rows: readonly StaffProductRowDto[]; refused: ReadonlyMap<string, string> };

function RefusedRows({ rows, refused }: RefusedRowsProps) {
  if (refused.size === 0) return null;
  return (
    <Notice tone="warning">
      <p className="strong">{texts.refused}</p>
      <ul className="bullets">
        {rows
          .filter(({ id }) => refused.has(id))
          .map(({ id, name }) => (
            <li key={id} className="wrap-anywhere">{`${name}: ${refused.get(id)}`}</li>
          ))}
      </ul>
    </Notice>
  );
}
