import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { GRID_FIELDS, type GridField, isPriceField } from "./grid-columns.ts";
import type { useProductGrid } from "./use-product-grid.ts";

type NarrowGridProps = {
  rows: readonly StaffProductRowDto[];
  columns: readonly { id: GridField; header: string }[];
  grid: ReturnType<typeof useProductGrid>;
};

/** One field of many products, one below the other. */
export function NarrowGrid({ rows, columns, grid }: NarrowGridProps) {
  const [chosen, setChosen] = useState<GridField>(columns.some(({ id }) => id === "price") ? "price" : "name");
  return (
    <div className="grid gap-4">
      <SelectField
        label={texts.field}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(GRID_FIELDS.find((field) => field === value) ?? "name")}
      >
        {columns.map(({ id, header }) => (
          <option key={id} value={id}>
            {header}
          </option>
        ))}
      </SelectField>
      {rows.map((row) => (
        <Field
          key={row.id}
          label={row.name}
          hint={row.sku}
          error={grid.errorOf(row, chosen) ?? ""}
          inputMode={isPriceField(chosen) ? "decimal" : "text"}
          autoComplete="off"
          value={grid.textOf(row, chosen)}
          onChange={(event) => grid.change([{ row, field: chosen, text: event.currentTarget.value }])}
        />
      ))}
    </div>
  );
}
