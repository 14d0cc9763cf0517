import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { partIdentity } from "@pecacerta/rules/part-number";
import { Button } from "@pecacerta/ui/button.tsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type CellChoices, type CellField, cellChoices, isNewBrand, writeCell } from "../product-cells/cell-fields.ts";
import { ChoiceField } from "../product-selection/choice-field.tsx";
import { OfferedField } from "../product-selection/offered-field.tsx";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { productSectionTexts } from "../texts/product-section-texts.ts";
import { type CellChange, cellKey } from "./cell-edits.ts";
import { columnName, isMoneyField } from "./grid-columns.ts";
import "./product-grid.css";

type NarrowGridProps = {
  rows: readonly GridProductDto[];
  fields: readonly CellField[];
  choices: CellChoices;
  textOf: (row: GridProductDto, field: CellField) => string;
  errorOf: (row: GridProductDto, field: CellField) => string | undefined;
  /** `cell`: of keys typed one after another. */
  onChange: (changes: readonly CellChange[], cell?: string) => void;
};

function hintOf(field: CellField, { text, stored }: { text: string; stored: string }, choices: CellChoices): string {
  const isNew = field === "brand" && isNewBrand(text, choices);
  return isNew ? `${texts.before(stored)}. ${productSectionTexts.newBrand}` : texts.before(stored);
}

/** One field of the products, one product at a time. */
export function NarrowGrid({ rows, fields, choices, textOf, errorOf, onChange }: NarrowGridProps) {
  const [chosen, setChosen] = useState<CellField>(fields.includes("price") ? "price" : "name");
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each product
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [place]);
  const at = Math.min(place, rows.length - 1);
  const row = rows[at];
  if (!row) return null;
  const text = textOf(row, chosen);
  const stored = writeCell(chosen, row[chosen], choices);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setPlace(Math.min(at + 1, rows.length - 1));
  };
  return (
    <div className="grid gap-4">
      <ChoiceField
        label={texts.field}
        value={chosen}
        choices={fields.map((id) => ({ value: id, label: columnName(id) }))}
        onChoose={setChosen}
      />
      <section className="product-grid-part grid gap-3 p-4" aria-label={texts.place(at + 1, rows.length)}>
        <div role="status">
          <p className="note">{texts.place(at + 1, rows.length)}</p>
          <p className="strong wrap-anywhere">{row.name}</p>
          <p className="note wrap-anywhere">{partIdentity(row)}</p>
        </div>
        <OfferedField
          ref={field}
          label={columnName(chosen)}
          hint={text === stored ? undefined : hintOf(chosen, { text, stored }, choices)}
          error={errorOf(row, chosen) ?? ""}
          inputMode={isMoneyField(chosen) ? "decimal" : "text"}
          enterKeyHint="next"
          names={cellChoices(chosen, choices) ?? []}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) =>
            onChange([{ row, field: chosen, text: event.currentTarget.value }], cellKey(row.id, chosen))
          }
        />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" aria-disabled={at === 0} onClick={() => setPlace(Math.max(0, at - 1))}>
            {texts.previous}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={at === rows.length - 1}
            onClick={() => setPlace(Math.min(at + 1, rows.length - 1))}
          >
            {texts.next}
          </Button>
        </div>
        {rows.length > 1 && chosen !== "sku" ? (
          <Button variant="quiet" onClick={() => onChange(rows.map((each) => ({ row: each, field: chosen, text })))}>
            {texts.fillAll(rows.length)}
          </Button>
        ) : null}
      </section>
    </div>
  );
}
