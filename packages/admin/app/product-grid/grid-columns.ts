import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { ownProperty } from "@pecacerta/rules/own-property";
import type { GridColumn } from "@pecacerta/ui/grid/use-grid.ts";
import { CELL_FIELDS, type CellChoices, type CellField, cellChoices } from "../product-cells/cell-fields.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productGridTexts as texts } from "../texts/product-grid-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";

/** Shown only: the state has its own action, stock its movements. */
const SHOWN = {
  state: ({ state }: GridProductDto) => PRODUCT_STATE_NAMES[state],
  onHand: ({ onHand }: GridProductDto) => formatInteger(onHand),
  minimum: ({ minimum }: GridProductDto) => (minimum === null ? "" : formatInteger(minimum)),
  shelf: ({ shelf }: GridProductDto) => shelf,
};
export type ShownColumn = keyof typeof SHOWN;
export type GridColumnId = CellField | ShownColumn;

const SHOWN_COLUMNS = Object.keys(SHOWN) as readonly ShownColumn[];
const COLUMN_IDS: readonly GridColumnId[] = [...CELL_FIELDS, ...SHOWN_COLUMNS];
export const MONEY_FIELDS = ["price", "compareAtPrice", "cost"] as const;
const NUMERIC: readonly GridColumnId[] = [...MONEY_FIELDS, "warrantyMonths", "weight", "onHand", "minimum"];
export const DEFAULT_COLUMNS: readonly GridColumnId[] = [
  ...(["name", "sku", "partNumber", "brand", "price", "compareAtPrice", "cost", "onHand", "state"] as const),
];

export const columnName = (id: GridColumnId): string =>
  ownProperty<string>(texts.shownColumns, id) ?? ownProperty<string>(PRODUCT_FIELD_NAMES, id) ?? id;

/** Why nothing can be typed in a column. */
export const readOnlyText = (id: string, header: string): string =>
  ownProperty<string>(texts.readOnlyColumns, id) ?? texts.readOnly(header);

export const isCellField = (id: GridColumnId): id is CellField => CELL_FIELDS.some((field) => field === id);
export const isMoneyField = (id: GridColumnId): id is (typeof MONEY_FIELDS)[number] =>
  MONEY_FIELDS.some((field) => field === id);

export const shownText = (row: GridProductDto, id: ShownColumn): string => SHOWN[id](row);

export type GridRights = { mayWrite: boolean; mayPrice: boolean };

/** In the order of all columns; the cost only for those who may see it. */
export const offeredColumns = ({ mayPrice }: GridRights): readonly GridColumnId[] =>
  COLUMN_IDS.filter((id) => id !== "cost" || mayPrice);

export const isEditable = (id: GridColumnId, { mayWrite, mayPrice }: GridRights): id is CellField =>
  isCellField(id) && mayWrite && (mayPrice || !isMoneyField(id));

export const toGridColumn = (id: GridColumnId, rights: GridRights, choices: CellChoices): GridColumn => ({
  id,
  header: columnName(id),
  isNumeric: NUMERIC.includes(id),
  isReadOnly: !isEditable(id, rights),
  choices: isCellField(id) ? cellChoices(id, choices) : undefined,
});
