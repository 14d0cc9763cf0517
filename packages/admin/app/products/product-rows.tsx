import type { StaffProductRowDto } from "@pecacerta/contract/admin/product";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { formatMoney } from "@pecacerta/rules/money";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Package } from "@pecacerta/ui/icons.tsx";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { formatAge, formatDateTime } from "../texts/format-time.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { productListTexts } from "../texts/product-list-texts.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";
import "./products.css";

type ProductRowProps = { row: StaffProductRowDto };

const STATE_TONES = { draft: "warning", published: "success", archived: "neutral" } as const;
const DEFAULT_MINIMUM = 2;

const isLow = ({ onHand, minimum, state }: StaffProductRowDto): boolean =>
  state !== "archived" && onHand <= (minimum ?? DEFAULT_MINIMUM);

const StateBadge = ({ row: { state } }: ProductRowProps) => (
  <Badge tone={STATE_TONES[state]}>{PRODUCT_STATE_NAMES[state]}</Badge>
);

const ProductImage = ({ row: { image } }: ProductRowProps) => (
  <span className="product-thumb grid place-items-center">
    {image ? (
      <img src={imageUrlAtWidth(image, 160)} alt="" width={40} height={40} loading="lazy" />
    ) : (
      <Package size={20} />
    )}
  </span>
);

const ProductPrice = ({ row: { price, compareAtPrice } }: ProductRowProps) => (
  <span className="product-price">
    {compareAtPrice === null ? null : <s className="product-compare-at note">{formatMoney(compareAtPrice)} </s>}
    {formatMoney(price)}
  </span>
);

const ProductStock = ({ row }: ProductRowProps) => (
  <span className={isLow(row) ? "product-low" : undefined}>{formatInteger(row.onHand)}</span>
);

const Changed = ({ row: { updatedAt } }: ProductRowProps) => (
  <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
    {formatAge(updatedAt, Date.now())}
  </time>
);

const fitmentText = ({ compatibility, fitments }: StaffProductRowDto): string =>
  compatibility === "all" ? productListTexts.universal : productListTexts.fitmentsOf(fitments);

export const PRODUCT_COLUMNS: readonly [RecordColumn<StaffProductRowDto>, ...RecordColumn<StaffProductRowDto>[]] = [
  {
    id: "name",
    header: productListTexts.name,
    wraps: true,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <ProductImage row={row} />
        <span className="product-name">{row.name}</span>
      </span>
    ),
  },
  {
    id: "number",
    header: productListTexts.number,
    wraps: true,
    cell: ({ partNumber, sku }) => (
      <>
        {partNumber || sku}
        {partNumber ? <span className="note block">{sku}</span> : null}
      </>
    ),
  },
  { id: "brand", header: productListTexts.brand, cell: ({ brand }) => brand, from: "xl", wraps: true },
  { id: "state", header: productListTexts.state, cell: (row) => <StateBadge row={row} /> },
  { id: "fitments", header: productListTexts.fitments, cell: fitmentText, from: "xl", wraps: true },
  { id: "price", header: productListTexts.price, cell: (row) => <ProductPrice row={row} />, isNumeric: true },
  { id: "stock", header: productListTexts.stock, cell: (row) => <ProductStock row={row} />, isNumeric: true },
  {
    id: "changed",
    header: productListTexts.changed,
    cell: (row) => <Changed row={row} />,
    isNumeric: true,
    from: "xl",
  },
];

export const PRODUCT_CARD: RecordCard<StaffProductRowDto> = {
  title: (row) => row.name,
  body: (row) => (
    <>
      <p className="note wrap-anywhere">{[row.partNumber, row.sku, row.brand].filter(Boolean).join(" · ")}</p>
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge row={row} />
        {isLow(row) ? (
          <Badge tone="failure">{row.onHand > 0 ? productListTexts.low : productListTexts.soldOut}</Badge>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <ProductPrice row={row} />
        <span className="note">{productListTexts.stockOf(row.onHand)}</span>
      </p>
    </>
  ),
};
