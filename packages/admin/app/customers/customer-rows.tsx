import type { StaffCustomerRowDto } from "@pecacerta/contract/admin/customer";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPhone } from "@pecacerta/rules/phone";
import { Badge } from "@pecacerta/ui/badge.tsx";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { formatDate } from "../texts/format-time.ts";
import { formatInteger } from "../texts/list-texts.ts";

const cityOf = ({ city, state }: StaffCustomerRowDto): string => [city, state].filter(Boolean).join("/");
const lastOrderOf = ({ lastOrderAt }: StaffCustomerRowDto): string =>
  lastOrderAt ? formatDate(lastOrderAt) : customerTexts.never;

const BlockedBadge = ({ row: { blocked } }: { row: StaffCustomerRowDto }) =>
  blocked ? <Badge tone="failure">{customerTexts.blocked}</Badge> : null;

export const CUSTOMER_COLUMNS: readonly [RecordColumn<StaffCustomerRowDto>, ...RecordColumn<StaffCustomerRowDto>[]] = [
  {
    id: "name",
    header: customerTexts.name,
    cell: ({ name, email }) => name || email,
    wraps: true,
  },
  {
    id: "email",
    header: customerTexts.email,
    wraps: true,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-2">
        {row.email}
        <BlockedBadge row={row} />
      </span>
    ),
  },
  {
    id: "phone",
    header: customerTexts.phone,
    cell: ({ phone }) => formatPhone(phone),
    from: "lg",
  },
  {
    id: "city",
    header: customerTexts.city,
    cell: cityOf,
    from: "xl",
  },
  { id: "orders", header: customerTexts.orders, cell: ({ orders }) => formatInteger(orders), isNumeric: true },
  { id: "spent", header: customerTexts.spent, cell: ({ spent }) => formatMoney(spent), isNumeric: true },
  { id: "last", header: customerTexts.lastOrder, cell: lastOrderOf, isNumeric: true, from: "lg" },
];

export const CUSTOMER_CARD: RecordCard<StaffCustomerRowDto> = {
  title: ({ name, email }) => name || email,
  body: (row) => (
    <>
      <p>
        <BlockedBadge row={row} />
      </p>
      <p className="note wrap-anywhere">{row.email}</p>
      <p className="note">
        {[
          customerTexts.ordersOf(row.orders),
          ...(row.spent > 0 ? [formatMoney(row.spent)] : []),
          ...(row.lastOrderAt ? [formatDate(row.lastOrderAt)] : []),
        ].join(" · ")}
      </p>
    </>
  ),
};
