export type ProductLayout = "product-sidebar" | "product-full";

const PRODUCT_LAYOUTS = ["product-sidebar", "product-full"] as const satisfies ProductLayout[];

/** The nearest category's choice, else the side column for products with a vehicle list. */
export function chooseProductLayout(settings: readonly unknown[], servesCertainVehicles: boolean): ProductLayout {
  const chosen = settings.find((one) => PRODUCT_LAYOUTS.includes(one as ProductLayout));
  return (chosen as ProductLayout | undefined) ?? (servesCertainVehicles ? "product-sidebar" : "product-full");
}
