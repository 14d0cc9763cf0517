export type ProductLayout = "product-sidebar" | "product-full";

const PRODUCT_LAYOUTS = ["product-sidebar", "product-full"] as const satisfies ProductLayout[];

/**
 * How a product's page is laid out. The nearest category that asks for a layout decides. Where none does, a part made
 * for certain vehicles gets the side column: its page is long, and what buys it stays in sight beside the vehicles.
 */
export function chooseProductLayout(asked: readonly unknown[], servesCertainVehicles: boolean): ProductLayout {
  const wanted = asked.find((one) => PRODUCT_LAYOUTS.includes(one as ProductLayout));
  return (wanted as ProductLayout | undefined) ?? (servesCertainVehicles ? "product-sidebar" : "product-full");
}
