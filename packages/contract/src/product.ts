import { AVAILABILITIES } from "@pecacerta/rules/stock";
import { z } from "zod";
import { brand } from "./brand.ts";
import { productExample } from "./product-example.ts";
import { amount, id } from "./wire-values.ts";

const named = { slug: z.string(), name: z.string() };

/** A choice the buyer has to make, one value of each option. Values of a colour option carry the colour (`#rrggbb`). */
export const productOption = z
  .object({
    ...named,
    type: z.enum(["default", "color"]),
    values: z.array(z.object({ ...named, color: z.string().optional() })),
  })
  .meta({ id: "ProductOption", description: "A choice the buyer has to make: one value of each option" });

export const attribute = z
  .object({ ...named, featured: z.boolean(), values: z.array(z.object(named)) })
  .meta({ id: "Attribute", description: "A property of a product and its values" });

/** Which attributes a kind of product has and in which groups they are shown: groups list attribute slugs. */
export const productType = z
  .object({ ...named, attributeGroups: z.array(z.object({ ...named, attributes: z.array(z.string()) })) })
  .meta({ id: "ProductType", description: "Kind of product, with the groups its attributes are shown in" });

export const availability = z.enum(AVAILABILITIES);

// Only ever answered, hundreds at a time: that each is an id is the database's business.
const vehicleId = z.string().meta({ format: "uuid", examples: ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] });

/** Which vehicles a product fits: all, nobody knows, or those with these ids. */
export const compatibility = z.union([z.literal("all"), z.literal("unknown"), z.array(vehicleId)]);

/**
 * A product as every call answers it. `price` is what is paid; `compareAtPrice`, where there is one, is the higher
 * price it is compared with. `reviews` counts, `rating` is 0 to 5, `images` are addresses (width to height 400 to 530).
 */
export const product = z
  .object({
    id,
    ecommerce_uuid: id.meta({ description: "Id of the company that sells it" }),
    ...named,
    sku: z.string(),
    partNumber: z.string(),
    price: amount,
    compareAtPrice: amount.nullable(),
    images: z.array(z.string()),
    badges: z.array(z.string()),
    rating: z.number(),
    reviews: z.int(),
    availability,
    stock: z.int(),
    compatibility,
    brand: brand.nullable(),
    companyCity: z.string(),
    companyState: z.string(),
    type: productType,
    attributes: z.array(attribute),
    options: z.array(productOption),
    tags: z.array(z.string()),
    categories: z.array(z.object(named)),
    excerpt: z.string(),
    description: z.string(),
  })
  .meta({ id: "Product", description: "A product of the company's catalogue", examples: [productExample] });

export type Product = z.output<typeof product>;
export type ProductOption = z.output<typeof productOption>;
export type ProductType = z.output<typeof productType>;
export type Attribute = z.output<typeof attribute>;
export type Availability = z.output<typeof availability>;
export type Compatibility = z.output<typeof compatibility>;

/** What a card shows of a product, without what only its own page tells: vehicles, texts, attributes. */
export type CardProduct = Pick<
  Product,
  | ("id" | "slug" | "name" | "partNumber" | "price" | "compareAtPrice" | "images" | "badges")
  | ("rating" | "reviews" | "stock" | "availability" | "brand")
>;
