import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { ProductDto } from "@pecacerta/contract/product";
import type { DeliveryTerms } from "@pecacerta/rules/delivery-estimate";
import { isGlobalGtin } from "@pecacerta/rules/gtin";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { toDecimalAmount } from "@pecacerta/rules/money";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import type { Crumb } from "@pecacerta/ui/breadcrumb.tsx";
import { breadcrumbJsonLd, type UrlBuilders } from "../json-ld/json-ld.server.ts";

type ProductJsonLdContext = UrlBuilders & {
  fitments: readonly FitmentDto[];
  condition: ProductCondition;
  gtin: string;
  crumbs: readonly Crumb[];
  seller: string;
  terms: SalesTerms;
  delivery: DeliveryTerms | null;
};

const MAX_VEHICLES = 50;
const RETURN_DAYS = 7;
const SCHEMA = "https://schema.org";

const AVAILABILITY: Readonly<Record<ProductDto["availability"], string>> = {
  "in-stock": "InStock",
  "out-of-stock": "OutOfStock",
  "on-backorder": "BackOrder",
  pending: "PreOrder",
};

const CONDITION: Readonly<Record<ProductCondition, string>> = {
  new: "NewCondition",
  used: "UsedCondition",
  remanufactured: "RefurbishedCondition",
};

export function productJsonLd(product: ProductDto, context: ProductJsonLdContext): object[] {
  const breadcrumbs = [...context.crumbs, { name: product.name, href: `/products/${product.slug}` }];
  return [
    { "@context": SCHEMA, "@type": "Product", ...productFacts(product, context), ...offerJsonLd(product, context) },
    breadcrumbJsonLd(breadcrumbs, context.pageAt),
  ];
}

function productFacts(product: ProductDto, context: ProductJsonLdContext): object {
  const { fitments: allFitments, pageAt, fileAt } = context;
  const { name, sku, partNumber, brand, excerpt, description, images, reviews, rating } = product;
  const fitments = allFitments.filter(({ excluded }) => !excluded);
  const barCode = product.attributes.find(({ slug }) => slug === "bar-code")?.values[0]?.name ?? "";
  const gtin = [context.gtin, barCode].find(isGlobalGtin);
  return {
    name,
    sku,
    url: pageAt(`/products/${product.slug}`),
    ...(partNumber && { mpn: partNumber }),
    ...(gtin && { gtin }),
    ...(brand && { brand: { "@type": "Brand", name: brand.name } }),
    ...((excerpt || description) && { description: excerpt || description }),
    ...(images.length > 0 && { image: images.map(fileAt) }),
    ...(reviews > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews } }),
    ...(fitments.length > 0 && { isAccessoryOrSparePartFor: fitments.slice(0, MAX_VEHICLES).map(toVehicleJsonLd) }),
  };
}

function toVehicleJsonLd({ make: tableMake, family, model, yearFrom, yearTo, engine, fuel }: FitmentDto): object {
  const make = formatMakeName(tableMake);
  // An open interval in ISO 8601.
  const years = yearFrom === yearTo ? `${yearFrom}` : `${yearFrom}/${yearTo ?? ".."}`;
  return {
    "@type": "Vehicle",
    name: [make, model ?? family, engine, fuel, years].filter(Boolean).join(" "),
    brand: { "@type": "Brand", name: make },
    model: model ?? family,
    vehicleModelDate: years,
    ...(engine && { vehicleEngine: { "@type": "EngineSpecification", name: engine } }),
    ...(fuel && { fuelType: fuel }),
  };
}

/** A sold-out product keeps its offer: without one, search engines forget it. A price on request is no offer. */
function offerJsonLd(product: ProductDto, context: ProductJsonLdContext): object {
  const { condition, seller, terms, delivery, pageAt } = context;
  const { price, stock } = product;
  if (price === 0) return {};
  const availability = product.availability === "in-stock" && stock === 0 ? "out-of-stock" : product.availability;
  const amount = { price: toDecimalAmount(price).toFixed(2), priceCurrency: "BRL" };
  return {
    offers: {
      "@type": "Offer",
      ...amount,
      availability: `${SCHEMA}/${AVAILABILITY[availability]}`,
      itemCondition: `${SCHEMA}/${CONDITION[condition]}`,
      url: pageAt(`/products/${product.slug}`),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...amount,
        valueAddedTaxIncluded: terms.tax_mode === "included",
      },
      shippingDetails: shippingJsonLd(terms, availability === "out-of-stock" ? null : delivery),
      seller: { "@type": "Organization", name: seller },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "BR",
        merchantReturnDays: RETURN_DAYS,
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        returnFees: `${SCHEMA}/FreeReturn`,
      },
    },
  };
}

function shippingJsonLd({ shipping_flat_rate }: SalesTerms, delivery: DeliveryTerms | null): object {
  const rate = toDecimalAmount(shipping_flat_rate).toFixed(2);
  const transit = Object.values(delivery?.transit_days ?? {}).flat();
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: rate, currency: "BRL" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "BR" },
    ...(delivery &&
      transit.length > 0 && {
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          handlingTime: daysJsonLd(0, delivery.dispatch_days),
          transitTime: daysJsonLd(Math.min(...transit), Math.max(...transit)),
        },
      }),
  };
}

const daysJsonLd = (minValue: number, maxValue: number): object => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});
