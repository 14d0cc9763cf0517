/** Most specific first. `superseded` numbers were replaced by the manufacturer. */
export const NUMBER_KINDS = ["manufacturer", "oem", "competitor", "superseded"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export const OWN_NUMBER_KINDS = ["sku", "part"] as const;

/** A cross-reference number as printed; without a maker it is the manufacturer's own. */
export type PartNumber = { kind: NumberKind; maker: string; number: string };

export const skuForm = (sku: string): string => sku.toUpperCase();

type PartIdentityInput = { brand?: { name: string } | string | null | undefined; partNumber: string; sku: string };

/** Tells parts with equal names apart, for example `Travaboa · BP4410D · SKU 10-2`. */
export const partIdentity = ({ brand, partNumber, sku }: PartIdentityInput): string =>
  [typeof brand === "string" ? brand : brand?.name, partNumber, `SKU ${sku}`].filter(Boolean).join(" · ");

/** Formats the name of a product with what tells it from others of that name. */
export const partName = (part: PartIdentityInput & { name: string }): string => `${part.name} (${partIdentity(part)})`;

export const isNumberKind = (kind: string): kind is NumberKind => (NUMBER_KINDS as readonly string[]).includes(kind);
