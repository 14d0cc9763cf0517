type Check = (value: unknown) => boolean;
type Shape = { required: Record<string, Check>; optional?: Record<string, Check> };

const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const url: Check = (value) => text(value) && URL.canParse(String(value)) && /^https?:/.test(String(value));
const count: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const amount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(String(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const oneOf = (...names: string[]): Check => matches(new RegExp(`^https://schema\\.org/(${names.join("|")})$`));
const typed =
  (...types: string[]): Check =>
  (value) =>
    types.includes((value as { "@type"?: string })?.["@type"] ?? "");

/** The types that the pages use, with what schema.org and the guides of search engines ask of each. */
const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries<Shape>({
    AutoPartsStore: {
      required: { name: text, url, image: url, "@id": url },
      optional: {
        description: text,
        logo: url,
        telephone: text,
        email: text,
        address: typed("PostalAddress"),
        sameAs: listOf(url),
        currenciesAccepted: matches(/^BRL$/),
        areaServed: typed("Country"),
      },
    },
    PostalAddress: {
      required: { addressLocality: text, addressRegion: matches(/^[A-Z]{2}$/), addressCountry: matches(/^BR$/) },
      optional: { streetAddress: text, postalCode: text },
    },
    Country: { required: { name: text } },
    WebSite: { required: { name: text, url, potentialAction: typed("SearchAction"), inLanguage: matches(/^pt-BR$/) } },
    SearchAction: {
      required: { target: typed("EntryPoint"), "query-input": matches(/^required name=search_term_string$/) },
    },
    EntryPoint: { required: { urlTemplate: matches(/^https?:.*search=\{search_term_string\}$/) } },
    Product: {
      required: { name: text, sku: text, url },
      optional: {
        mpn: text,
        gtin: matches(/^(\d{8}|\d{12,14})$/),
        brand: typed("Brand"),
        description: text,
        image: listOf(url),
        aggregateRating: typed("AggregateRating"),
        offers: typed("Offer"),
        isAccessoryOrSparePartFor: listOf(typed("Vehicle")),
      },
    },
    Brand: { required: { name: text } },
    AggregateRating: {
      required: { ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5, reviewCount: count },
    },
    Offer: {
      required: {
        price: matches(/^\d+\.\d\d$/),
        priceCurrency: matches(/^BRL$/),
        url,
        seller: typed("Organization"),
        availability: oneOf("InStock", "OutOfStock", "BackOrder", "PreOrder"),
        itemCondition: oneOf("NewCondition", "UsedCondition", "RefurbishedCondition"),
      },
      optional: {
        hasMerchantReturnPolicy: typed("MerchantReturnPolicy"),
        priceSpecification: typed("UnitPriceSpecification"),
        shippingDetails: typed("OfferShippingDetails"),
      },
    },
    UnitPriceSpecification: {
      required: {
        price: matches(/^\d+\.\d\d$/),
        priceCurrency: matches(/^BRL$/),
        valueAddedTaxIncluded: (value) => typeof value === "boolean",
      },
    },
    OfferShippingDetails: {
      required: { shippingRate: typed("MonetaryAmount"), shippingDestination: typed("DefinedRegion") },
      optional: { deliveryTime: typed("ShippingDeliveryTime") },
    },
    MonetaryAmount: { required: { value: matches(/^\d+\.\d\d$/), currency: matches(/^BRL$/) } },
    DefinedRegion: { required: { addressCountry: matches(/^BR$/) } },
    ShippingDeliveryTime: {
      required: { handlingTime: typed("QuantitativeValue"), transitTime: typed("QuantitativeValue") },
    },
    QuantitativeValue: { required: { minValue: amount, maxValue: amount, unitCode: matches(/^DAY$/) } },
    Organization: { required: { name: text }, optional: { url } },
    MerchantReturnPolicy: {
      required: {
        applicableCountry: matches(/^BR$/),
        merchantReturnDays: count,
        returnFees: oneOf("FreeReturn"),
        returnPolicyCategory: oneOf("MerchantReturnFiniteReturnWindow"),
      },
    },
    Vehicle: {
      required: {
        name: text,
        brand: typed("Brand"),
        model: text,
        vehicleModelDate: matches(/^\d{4}(\/(\d{4}|\.\.))?$/),
      },
      optional: { vehicleEngine: typed("EngineSpecification"), fuelType: text },
    },
    EngineSpecification: { required: { name: text } },
    BlogPosting: {
      required: {
        headline: (value) => text(value) && String(value).length <= 110,
        url,
        mainEntityOfPage: url,
        datePublished: (value) => !Number.isNaN(Date.parse(String(value))),
        inLanguage: matches(/^pt-BR$/),
        author: typed("Organization"),
        publisher: typed("Organization"),
      },
      optional: { description: text, image: url, articleSection: listOf(text) },
    },
    BreadcrumbList: { required: { itemListElement: listOf(typed("ListItem")) } },
    ListItem: { required: { position: count, name: text, item: url } },
  }),
);

/** What is wrong with the JSON-LD of a page: unknown types and properties, missing ones and invalid values. */
export function schemaProblems(node: unknown, path = ""): string[] {
  if (Array.isArray(node)) return node.flatMap((item, at) => schemaProblems(item, `${path}[${at}]`));
  if (node === null || typeof node !== "object") return [];
  const { "@type": type, "@context": _, ...rest } = node as Record<string, unknown>;
  const properties = new Map(Object.entries(rest));
  const shape = SHAPES.get(String(type));
  if (!shape) return [`${path}: unknown type ${type}`];
  const checks = new Map(Object.entries({ ...shape.required, ...shape.optional }));
  const missing = Object.keys(shape.required).filter((name) => !properties.has(name));
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...[...properties].flatMap(([name, value]) => {
      const isValid = checks.get(name)?.(value);
      return isValid ? schemaProblems(value, `${path}.${name}`) : [`${path}.${name}: ${JSON.stringify(value)}`];
    }),
  ];
}
