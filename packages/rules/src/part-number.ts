/**
 * Whose number it is, the nearest first: the part's own maker's, the vehicle maker's, another maker's, or one that this
 * part replaced.
 */
export const NUMBER_KINDS = ["manufacturer", "oem", "competitor", "superseded"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

/** What the shop itself calls the part by: its own number for it, and the one that it is sold under. */
export const OWN_NUMBER_KINDS = ["sku", "part"] as const;

/** A number under which a part is also known, as it is printed. Without a maker, the part's own maker's. */
export type PartNumber = { kind: NumberKind; maker: string; number: string };

export const isNumberKind = (kind: string): kind is NumberKind => (NUMBER_KINDS as readonly string[]).includes(kind);
