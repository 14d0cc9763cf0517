/** Whose number it is: the part's own maker's, the vehicle maker's, another maker's, or one that this part replaced. */
export const NUMBER_KINDS = ["manufacturer", "oem", "competitor", "superseded"] as const;

export type NumberKind = (typeof NUMBER_KINDS)[number];

export const isNumberKind = (kind: string): kind is NumberKind => (NUMBER_KINDS as readonly string[]).includes(kind);
