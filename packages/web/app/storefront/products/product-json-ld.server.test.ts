import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { ProductDto } from "@pecacerta/contract/product";
import type { DeliveryTerms } from "@pecacerta/rules/delivery-estimate";
import { SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import { expect, test } from "vitest";
import { productJsonLd } from "./product-json-ld.server.ts";

const product = {
  slug: "disco",
  sku: "D-1",
  name: "Disco",
  partNumber: "4321",
  excerpt: "",
  description: "",
  images: ["/d.jpg"],
  price: 10_50,
  compareAtPrice: null,
  stock: 3,
  availability: "in-stock",
  reviews: 0,
  rating: 0,
  attributes: [],
  brand: null,
} as unknown as ProductDto;

const delivery: DeliveryTerms = { dispatch_days: 1, transit_days: { GO: [1, 2], norte: [4, 8] } };

const fitment: FitmentDto = {
  make: "Fiat",
  family: "Uno",
  model: null,
  cod_fipe: null,
  yearFrom: 2010,
  yearTo: 2016,
  engine: null,
  fuel: null,
  body: null,
  position: null,
  quantity: null,
  note: null,
  source: "catálogo",
  excluded: false,
};

type TestedFacts = Partial<Pick<Parameters<typeof productJsonLd>[1], "condition" | "gtin">>;

function jsonLdOf(
  fitments: readonly FitmentDto[],
  testedProduct = product,
  facts: TestedFacts = {},
): Record<string, unknown> {
  const pageAt = (path: string) => `https://loja.example${path}`;
  const jsonLd = productJsonLd(testedProduct, {
    fitments,
    condition: "new",
    gtin: "",
    ...facts,
    crumbs: [],
    seller: "Loja",
    terms: SPEC_TERMS,
    delivery,
    pageAt,
    fileAt: pageAt,
  });
  return jsonLd[0] as Record<string, unknown>;
}

test("the JSON-LD lists the vehicles that a part fits, without excluded ones", () => {
  const fitments = [
    fitment,
    { ...fitment, family: "Palio", yearTo: 2010, engine: "1.4", fuel: "Flex" },
    { ...fitment, family: "Argo", yearTo: null, model: "Argo Drive 1.0" },
    { ...fitment, make: "VW - VolksWagen", family: "Gol" },
    { ...fitment, family: "Siena", excluded: true },
  ];
  const fiat = { "@type": "Vehicle", brand: { "@type": "Brand", name: "Fiat" } };
  expect(jsonLdOf(fitments).isAccessoryOrSparePartFor).toEqual([
    { ...fiat, name: "Fiat Uno 2010/2016", model: "Uno", vehicleModelDate: "2010/2016" },
    {
      ...fiat,
      name: "Fiat Palio 1.4 Flex 2010",
      model: "Palio",
      vehicleModelDate: "2010",
      fuelType: "Flex",
      vehicleEngine: { "@type": "EngineSpecification", name: "1.4" },
    },
    { ...fiat, name: "Fiat Argo Drive 1.0 2010/..", model: "Argo Drive 1.0", vehicleModelDate: "2010/.." },
    {
      "@type": "Vehicle",
      brand: { "@type": "Brand", name: "Volkswagen" },
      name: "Volkswagen Gol 2010/2016",
      model: "Gol",
      vehicleModelDate: "2010/2016",
    },
  ]);
  expect(jsonLdOf([{ ...fitment, excluded: true }])).not.toHaveProperty("isAccessoryOrSparePartFor");
});

test("the JSON-LD has an offer of every product with a price, sold out or not", () => {
  expect(jsonLdOf([])).toMatchObject({
    "@type": "Product",
    name: "Disco",
    sku: "D-1",
    mpn: "4321",
    image: ["https://loja.example/d.jpg"],
    offers: {
      price: "10.50",
      priceCurrency: "BRL",
      availability: "https://schema.org/InStock",
      priceSpecification: { price: "10.50", valueAddedTaxIncluded: false },
      shippingDetails: {
        shippingRate: { value: "25.00", currency: "BRL" },
        deliveryTime: { handlingTime: { maxValue: 1 }, transitTime: { minValue: 1, maxValue: 8 } },
      },
    },
  });
  expect(jsonLdOf([], { ...product, price: 0 })).not.toHaveProperty("offers");
  const soldOut = { price: "10.50", availability: "https://schema.org/OutOfStock" };
  for (const changes of [{ stock: 0 }, { stock: 0, availability: "out-of-stock" as const }]) {
    const jsonLd = jsonLdOf([], { ...product, ...changes });
    expect(jsonLd).toMatchObject({ offers: { ...soldOut, shippingDetails: { shippingRate: { value: "25.00" } } } });
    expect(jsonLd).not.toHaveProperty("offers.shippingDetails.deliveryTime");
  }
});

const withBarCode = (name: string) =>
  ({ ...product, attributes: [{ slug: "bar-code", values: [{ name }] }] }) as unknown as ProductDto;

test("the JSON-LD has the bar code only if it is a GTIN", () => {
  expect(jsonLdOf([], withBarCode("7891000315507"))).toMatchObject({ gtin: "7891000315507" });
  expect(jsonLdOf([], withBarCode("2000000100074"))).not.toHaveProperty("gtin");
});

test("the JSON-LD prefers the product's GTIN to its bar code", () => {
  const gtin = "7891234567895";
  expect(jsonLdOf([], product, { gtin })).toMatchObject({ gtin });
  expect(jsonLdOf([], withBarCode("7891000315507"), { gtin })).toMatchObject({ gtin });
});

test.each([
  ["new", "NewCondition"],
  ["used", "UsedCondition"],
  ["remanufactured", "RefurbishedCondition"],
] as const)("the JSON-LD says that a %s product is of %s", (condition, type) => {
  expect(jsonLdOf([], product, { condition })).toMatchObject({
    offers: { itemCondition: `https://schema.org/${type}` },
  });
});
