import type { StockMovementDto } from "@pecacerta/contract/admin/stock-movements";
import { partIdentity } from "@pecacerta/rules/part-number";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { ledgerTexts } from "../texts/stock-ledger-texts.ts";
import { STOCK_REASON_NAMES } from "../texts/stock-texts.ts";
import "./stock-ledger.css";

type MovementProps = { row: StockMovementDto };

const whoText = ({ staff, order }: StockMovementDto): string =>
  staff?.name || (order ? ledgerTexts.order(order) : ledgerTexts.shop);

const detailText = ({ document, note }: StockMovementDto): string => [document, note].filter(Boolean).join(" · ");

const At = ({ row: { at } }: MovementProps) => <time dateTime={at}>{formatDateTime(at)}</time>;

const Change = ({ row: { quantity } }: MovementProps) => (
  <span className={quantity < 0 ? "ledger-out" : quantity > 0 ? "ledger-in" : undefined}>
    {ledgerTexts.signed(quantity)}
  </span>
);

export const LEDGER_COLUMNS: readonly [RecordColumn<StockMovementDto>, ...RecordColumn<StockMovementDto>[]] = [
  {
    id: "product",
    header: ledgerTexts.product,
    wraps: true,
    cell: ({ product }) => (
      <span className="ledger-product">
        {product.name}
        <span className="note block">{partIdentity(product)}</span>
      </span>
    ),
  },
  { id: "at", header: ledgerTexts.at, cell: (row) => <At row={row} /> },
  {
    id: "why",
    header: ledgerTexts.why,
    wraps: true,
    cell: (row) => (
      <>
        {STOCK_REASON_NAMES[row.reason]}
        {detailText(row) ? <span className="note block">{detailText(row)}</span> : null}
      </>
    ),
  },
  { id: "quantity", header: ledgerTexts.quantity, cell: (row) => <Change row={row} />, isNumeric: true },
  { id: "balance", header: ledgerTexts.balance, cell: ({ balance }) => formatInteger(balance), isNumeric: true },
  { id: "who", header: ledgerTexts.who, cell: whoText, wraps: true },
];

export const LEDGER_CARD: RecordCard<StockMovementDto> = {
  title: ({ product }) => product.name,
  body: (row) => (
    <>
      <p className="note wrap-anywhere">{partIdentity(row.product)}</p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <Change row={row} /> {STOCK_REASON_NAMES[row.reason]}
        </span>
        <span className="note">{ledgerTexts.balanceOf(row.balance)}</span>
      </p>
      {detailText(row) ? <p className="note wrap-anywhere">{detailText(row)}</p> : null}
      <p className="note">
        <At row={row} /> · {whoText(row)}
      </p>
    </>
  ),
};
