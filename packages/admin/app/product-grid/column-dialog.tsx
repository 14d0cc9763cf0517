import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { Button } from "@pecacerta/ui/button.tsx";
import { type SubmitEvent, useState } from "react";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { type CellChoices, type CellField, cellChoices } from "../product-cells/cell-fields.ts";
import { type BulkInput, EMPTY_INPUT } from "../product-selection/bulk-input.ts";
import { ChoiceField, choicesOf } from "../product-selection/choice-field.tsx";
import { OfferedField } from "../product-selection/offered-field.tsx";
import { PriceChangeFields, ReplaceTextFields } from "../product-selection/price-change-fields.tsx";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import type { CellChange } from "./cell-edits.ts";
import { actionsOf, type ColumnAction, planColumn } from "./column-change.ts";
import { columnName } from "./grid-columns.ts";

type ColumnDialogProps = {
  fields: readonly CellField[];
  first: CellField;
  rows: readonly GridProductDto[];
  /** Those of the marked cells, if there are several. */
  markedRows: readonly GridProductDto[];
  choices: CellChoices;
  textOf: (row: GridProductDto, field: CellField) => string;
  onChange: (changes: readonly CellChange[]) => void;
  onClose: () => void;
};

/** Changes the cells of a column at once; they are saved with the others. */
export function ColumnDialog({ fields, first, rows, markedRows, choices, textOf, ...on }: ColumnDialogProps) {
  const [field, setField] = useState(first);
  const [chosen, setAction] = useState<ColumnAction>();
  const [isMarked, setMarked] = useState(markedRows.length > 1);
  const [input, setInput] = useState<BulkInput>(EMPTY_INPUT);
  const actions = actionsOf(field);
  const action = actions.find((each) => each === chosen) ?? actions[0] ?? "fill";
  const of = (row: GridProductDto) => textOf(row, field);
  const plan = { rows: isMarked ? markedRows : rows, field, action, input, textOf: of, choices };
  const changes = isComplete(action, input) ? planColumn(plan) : [];
  const [example] = changes;
  const change = (values: Partial<BulkInput>) => setInput({ ...input, ...values });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changes.length === 0) return;
    on.onChange(changes);
    on.onClose();
  };
  return (
    <FormDialog title={texts.changeColumn} onClose={on.onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-3 md:grid-cols-2">
          <ChoiceField
            label={texts.column}
            value={field}
            choices={fields.map((id) => ({ value: id, label: columnName(id) }))}
            onChoose={setField}
          />
          <ChoiceField
            label={texts.action}
            value={action}
            choices={choicesOf(actions, texts.actions)}
            onChoose={setAction}
          />
          {markedRows.length > 1 ? (
            <ChoiceField
              label={texts.where}
              value={isMarked ? "marked" : "all"}
              choices={[
                { value: "marked", label: texts.markedRows(markedRows.length) },
                { value: "all", label: texts.allRows(rows.length) },
              ]}
              onChoose={(where) => setMarked(where === "marked")}
            />
          ) : null}
          {action === "price" ? <PriceChangeFields input={input} change={change} /> : null}
          {action === "replace" ? <ReplaceTextFields input={input} change={change} /> : null}
          {action === "fill" ? (
            <OfferedField
              label={texts.fillWith}
              names={cellChoices(field, choices) ?? []}
              value={input.value}
              onChange={(event) => change({ value: event.currentTarget.value })}
            />
          ) : null}
        </div>
        <p role="status" className="muted wrap-anywhere">
          {example ? texts.example(of(example.row), example.text) : ""}
        </p>
        <Button type="submit" wide aria-disabled={changes.length === 0}>
          {texts.changeCells(changes.length)}
        </Button>
      </form>
    </FormDialog>
  );
}

const isComplete = (action: ColumnAction, { by, find }: BulkInput): boolean =>
  action === "fill" || (action === "price" ? by.trim() !== "" : find !== "");
