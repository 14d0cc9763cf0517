export type OutOfStockAvailability = "out-of-stock" | "on-backorder" | "pending";

export type Availability = "in-stock" | OutOfStockAvailability;

export type StockDisplay = "success" | "failure" | "warning";

export const AVAILABILITIES = ["in-stock", "out-of-stock", "on-backorder", "pending"] as const satisfies Availability[];

export const toAvailability = ({ stock, whenOut }: { stock: number; whenOut: OutOfStockAvailability }): Availability =>
  stock > 0 ? "in-stock" : whenOut;

const DISPLAYS: Readonly<Record<Availability, StockDisplay>> = {
  "in-stock": "success",
  "out-of-stock": "failure",
  "on-backorder": "warning",
  pending: "warning",
};

export const toStockDisplay = (availability: Availability): StockDisplay => DISPLAYS[availability];
