import { AVAILABILITIES } from "@pecacerta/rules/stock";
import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { exampleProduct } from "./example-product.ts";
import { amountSchema, idSchema } from "./wire-values.ts";

const named = { slug: z.string(), name: z.string() };

/** A choice the buyer has to make, one value of each option. Values of a colour option carry the colour (`#rrggbb`). */
const productOptionSchema = z
  .object({
    ...named,
    type: z.enum(["default", "color"]),
    values: z.array(z.object({ ...named, color: z.string().optional() })),
  })
  .meta({ id: "ProductOption", description: "A choice the buyer has to make: one value of each option" });

export const attributeSchema = z
  .object({ ...named, featured: z.boolean(), values: z.array(z.object(named)) })
  .meta({ id: "Attribute", description: "A property of a product and its values" });

/** Which attributes a kind of product has and in which groups they are shown: groups list attribute slugs. */
const productTypeSchema = z
  .object({ ...named, attributeGroups: z.array(z.object({ ...named, attributes: z.array(z.string()) })) })
  .meta({ id: "ProductType", description: "Kind of product, with the groups its attributes are shown in" });

export const availabilitySchema = z.enum(AVAILABILITIES);

// Only ever answered, hundreds at a time: that each is an id is the database's business.
const vehicleId = z.string().meta({ format: "uuid", examples: ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] });

/** Which vehicles a product fits: all, nobody knows, or those with these ids. */
export const compatibilitySchema = z.union([z.literal("all"), z.literal("unknown"), z.array(vehicleId)]);

/**
 * A product as every call answers it. `price` is what is paid; `compareAtPrice`, where there is one, is the higher
 * price it is compared with. `reviews` counts, `rating` is 0 to 5, `images` are addresses (width to height 400 to 530).
 */
export const productSchema = z
  .object({
    id: idSchema,
    ecommerce_uuid: idSchema.meta({ description: "Id of the company that sells it" }),
    ...named,
    sku: z.string(),
    partNumber: z.string(),
    price: amountSchema,
    compareAtPrice: amountSchema.nullable(),
    images: z.array(z.string()),
    badges: z.array(z.string()),
    rating: z.number(),
    reviews: z.int(),
    availability: availabilitySchema,
    stock: z.int(),
    compatibility: compatibilitySchema,
    brand: brandSchema.nullable(),
    companyCity: z.string(),
    companyState: z.string(),
    type: productTypeSchema,
    attributes: z.array(attributeSchema),
    options: z.array(productOptionSchema),
    tags: z.array(z.string()),
    categories: z.array(z.object(named)),
    excerpt: z.string(),
    description: z.string(),
  })
  .meta({ id: "Product", description: "A product of the company's catalogue", examples: [exampleProduct] });

export type ProductDto = z.output<typeof productSchema>;
export type ProductOptionDto = z.output<typeof productOptionSchema>;
export type CompatibilityDto = z.output<typeof compatibilitySchema>;

/** What a card shows of a product, without what only its own page tells: vehicles, texts, attributes. */
export type ProductCardDto = Pick<
  ProductDto,
  | ("id" | "slug" | "name" | "partNumber" | "price" | "compareAtPrice" | "images" | "badges")
  | ("rating" | "reviews" | "stock" | "availability" | "brand")
>;
