import { exampleProduct } from "@pecacerta/contract/example-product";
import { orderSchema } from "@pecacerta/contract/order";
import { type ProductDto, productSchema } from "@pecacerta/contract/product";
import { addCartItem, emptyCart } from "@pecacerta/rules/cart";
import { type SalesTerms, SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { CartProduct } from "../cart/cart-product.ts";
import { CartRow } from "../cart/cart-row.tsx";
import { MiniCartLine } from "../cart/mini-cart-line.tsx";
import { TotalsList } from "../cart/totals-list.tsx";
import { OrderSummary } from "../checkout/order-summary.tsx";
import { CompareTable } from "../compare/compare-table.tsx";
import { OrderItems } from "../orders/order-items.tsx";
import { ProductGrid } from "../product-card/product-grid.tsx";
import { WishlistRow } from "../wishlist/wishlist-row.tsx";
import { PriceBlock } from "./price-block.tsx";
import { toProductCard } from "./product-card-data.ts";
import { toStoredProduct } from "./stored-product.ts";
import { totalLabel, totalNote } from "./total-text.ts";

const onSale = productWith({ price: 1234.5, compareAtPrice: 2000 });
const regular = productWith({ price: 80, compareAtPrice: null });
const onRequest = productWith({ price: 80, compareAtPrice: null, stock: 0, availability: "out-of-stock" });

const soldOut = productWith({ price: 1234.5, compareAtPrice: 2000, stock: 0, availability: "out-of-stock" });

test("[PR-09] a card shows price, comparison price, discount and total", () => {
  const amounts = (product: ProductDto) => amountsIn(<ProductGrid cards={[toProductCard(product)]} />);
  expect(amounts(onSale)).toEqual(["38%", "R$ 2.000,00", "R$ 1.234,50", "R$ 1.506,40"]);
  expect(amounts(regular)).toEqual(["R$ 80,00", "R$ 121,00"]);
  expect(amounts(soldOut)).toEqual(["38%", "R$ 2.000,00", "R$ 1.234,50"]);
  expect(amounts(onRequest)).toEqual([]);
});

test("[PR-09] a product page shows price, comparison price and savings, and names the Pix without them", () => {
  const amounts = (product: ProductDto) => amountsIn(<PriceBlock product={product} />);
  const sale = ["R$ 2.000,00", "38%", "R$ 1.234,50", "R$ 765,50", "38%"];
  expect(amounts(onSale)).toEqual([...sale, "R$ 25,00", "R$ 246,90", "R$ 1.506,40"]);
  expect(amounts(regular)).toEqual(["R$ 80,00", "R$ 25,00", "R$ 16,00", "R$ 121,00"]);
  expect(amounts(soldOut)).toEqual(sale);
  expect(amounts(onRequest)).toEqual([]);
});

test("[CART-07] what is added to a price and the total follow the company's terms", () => {
  const included = { ...SPEC_TERMS, tax_mode: "included" } as const;
  const free = { ...SPEC_TERMS, shipping_flat_rate: 0 };
  const note = (terms: SalesTerms) => totalNote(80_00, terms).replaceAll("\u00a0", " ");
  expect(note(SPEC_TERMS)).toBe("+ frete R$ 25,00 e impostos R$ 16,00: total R$ 121,00");
  expect(note(included)).toBe("+ frete R$ 25,00: total R$ 105,00");
  expect(note(free)).toBe("+ impostos R$ 16,00, frete grátis: total R$ 96,00");
  expect(note({ ...included, shipping_flat_rate: 0 })).toBe("Frete grátis e impostos incluídos");
  expect(totalLabel(80_00, SPEC_TERMS)).toBe("R$\u00A0121,00 no total");
  expect(totalLabel(80_00, { ...included, shipping_flat_rate: 0 })).toBeUndefined();
});

test("[PR-09] the wishlist and the comparison show prices", () => {
  const wishlist = (product: ProductDto) => amountsIn(<WishlistRow product={product} onRemoved={ignore} />);
  expect([wishlist(onSale), wishlist(regular)]).toEqual([["R$ 2.000,00", "R$ 1.234,50"], ["R$ 80,00"]]);
  const products = [onSale, { ...regular, id: "other" }];
  const compared = amountsIn(<CompareTable products={products} onRemove={ignore} onClear={ignore} />);
  expect(compared).toEqual(["R$ 1.234,50", "R$ 80,00"]);
});

test("[PR-09] [CART-06] cart lines show unit price and line total", () => {
  const added = { product: toStoredProduct(onSale), options: [], price: 1234_50, quantity: 3 };
  const cart = addCartItem(emptyCart<CartProduct>(), added);
  for (const line of cart.items) {
    expect(amountsIn(<CartRow line={line} onRemoved={ignore} />)).toEqual(["R$ 1.234,50", "R$ 3.703,50"]);
    expect(amountsIn(<MiniCartLine line={line} onRemoved={ignore} />)).toEqual(["R$ 1.234,50", "R$ 3.703,50"]);
  }
  const totals = ["R$ 3.703,50", "R$ 25,00", "R$ 740,70", "R$ 4.469,20"];
  expect(amountsIn(<TotalsList {...cart} />)).toEqual(totals);
  expect(amountsIn(<OrderSummary cart={cart} />)).toEqual(["R$ 3.703,50", ...totals]);
});

test("[PR-09] [EN-05] order lines show unit price and line total", () => {
  const line = { product: exampleProduct, options: [], price: 1234.5, quantity: 3, total: 3703.5, fitment: null };
  const { items } = orderSchema.shape;
  expect(amountsIn(<OrderItems items={items.parse([line])} />)).toEqual(["R$ 1.234,50", "R$ 3.703,50"]);
});

/** A product as the client receives it; the amounts are in reais, as on the wire. */
function productWith(fields: object): ProductDto {
  return productSchema.parse({ ...exampleProduct, ...fields });
}

/** The amounts of money and percentages that a shopper sees. */
function amountsIn(element: ReactNode): string[] {
  const root = { company: { id: "c1", whatsapp: null, terms: SPEC_TERMS, delivery: null }, offersPix: true };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const text = html.replace(/<[^>]*>/g, "|").replaceAll("\u00a0", " ");
  return text.match(/R\$ [\d.,]*\d|\d+%/g) ?? [];
}

function ignore(): void {}
