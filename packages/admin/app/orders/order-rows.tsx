import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import type { ReactNode } from "react";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { formatAge, formatDateTime } from "../texts/format-time.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { CHANNEL_NAMES, orderTexts } from "../texts/order-texts.ts";
import { StageBadges } from "./stage-badges.tsx";
import "./orders.css";

const buyerOf = ({ buyer }: StaffOrderRowDto): string => buyer || orderTexts.erasedBuyer;
const cityOf = ({ city, state }: StaffOrderRowDto): string => [city, state].filter(Boolean).join("/");

const Age = ({ row }: { row: StaffOrderRowDto }) => (
  <time dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
    {formatAge(row.createdAt, Date.now())}
  </time>
);

export const ORDER_COLUMNS: readonly [RecordColumn<StaffOrderRowDto>, ...RecordColumn<StaffOrderRowDto>[]] = [
  { id: "number", header: orderTexts.number, cell: ({ number }) => number },
  { id: "buyer", header: orderTexts.buyer, cell: buyerOf, wraps: true },
  { id: "city", header: orderTexts.city, cell: cityOf, from: "lg", wraps: true },
  { id: "stage", header: orderTexts.stage, cell: (row) => <StageBadges order={row} /> },
  {
    id: "quantity",
    header: orderTexts.quantity,
    cell: ({ quantity }) => formatInteger(quantity),
    isNumeric: true,
    from: "lg",
  },
  { id: "total", header: orderTexts.total, cell: ({ total }) => formatMoney(total), isNumeric: true },
  { id: "age", header: orderTexts.age, cell: (row) => <Age row={row} />, isNumeric: true },
  { id: "channel", header: orderTexts.channel, cell: ({ channel }) => CHANNEL_NAMES[channel], from: "xl" },
];

export const orderActionColumn = (action: (row: StaffOrderRowDto) => ReactNode): RecordColumn<StaffOrderRowDto> => ({
  id: "action",
  header: orderTexts.nextAction,
  cell: action,
});

export const orderCard = (action: RecordCard<StaffOrderRowDto>["action"]): RecordCard<StaffOrderRowDto> => ({
  title: (row) => (
    <span className="flex justify-between gap-2">
      <span>{`${row.number} · ${buyerOf(row)}`}</span>
      <span className="order-age">
        <Age row={row} />
      </span>
    </span>
  ),
  body: (row) => (
    <>
      <StageBadges order={row} />
      <p className="note">{[formatMoney(row.total), orderTexts.pieces(row.quantity), cityOf(row)].join(" · ")}</p>
    </>
  ),
  action,
});
