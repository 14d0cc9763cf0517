import { expect, test } from "vitest";
import { closedQuickView, openQuickView, QUICK_VIEW_DELAY_MS } from "./quick-view.ts";

test("[QV-08] a closed view has no product, an open one a copy of it; opening takes effect after 10 ms", () => {
  expect(closedQuickView).toEqual({ open: false, product: null });
  const product = { id: "p1", name: "Pastilha", images: ["/a.webp"] };
  const view = openQuickView(product);
  expect(view).toEqual({ open: true, product });
  product.name = "outra";
  expect(view.product).toEqual({ id: "p1", name: "Pastilha", images: ["/a.webp"] });
  expect(QUICK_VIEW_DELAY_MS).toBe(10);
});
