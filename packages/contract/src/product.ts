import { AVAILABILITIES } from "@pecacerta/rules/stock";
import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { exampleProduct } from "./example-product.ts";
import { withDefault } from "./fields.ts";
import { amountSchema, idSchema } from "./wire-values.ts";

const named = { slug: z.string(), name: z.string() };

/** Values of a color option have a color (`#rrggbb`); `image` is the picture of the product that shows a value. */
export const productOptionSchema = z
  .object({
    ...named,
    type: z.enum(["default", "color"]),
    values: z.array(z.object({ ...named, color: z.string().optional(), image: z.string().optional() })),
  })
  .meta({ id: "ProductOption", description: "A choice the buyer has to make: one value of each option" });

export const attributeSchema = z
  .object({ ...named, featured: z.boolean(), values: z.array(z.object(named)) })
  .meta({ id: "Attribute", description: "A property of a product and its values" });

/** Groups list attribute slugs. */
const productTypeSchema = z
  .object({ ...named, attributeGroups: z.array(z.object({ ...named, attributes: z.array(z.string()) })) })
  .meta({ id: "ProductType", description: "Kind of product, with the groups its attributes are shown in" });

export const availabilitySchema = z.enum(AVAILABILITIES);

// Not validated: responses have hundreds of ids from the database.
const vehicleId = z.string().meta({ format: "uuid", examples: ["0197a1c2-5b7e-7c3a-9d54-3f1c2b6a8e10"] });

export const compatibilitySchema = z.union([z.literal("all"), z.literal("unknown"), z.array(vehicleId)]);

/**
 * `price` is paid; `compareAtPrice` is the higher price it is compared with. `reviews` is a count, `rating` 0 to 5,
 * `images` are URLs.
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

/** What a card shows of a product. `images` has the first picture only. */
export const productCardSchema = productSchema
  .pick({
    id: true,
    slug: true,
    name: true,
    sku: true,
    partNumber: true,
    brand: true,
    images: true,
    badges: true,
    price: true,
    compareAtPrice: true,
    rating: true,
    reviews: true,
    stock: true,
    availability: true,
  })
  .meta({ id: "ProductCard", description: "The compact form of a product" });

export type ProductCardDto = z.output<typeof productCardSchema>;

/** `card` returns the compact form of each product. */
export const viewField = withDefault(z.enum(["full", "card"], { error: "ERROR_FORM_INVALID" }), "full").meta({
  description: "`card` returns products with the fields of a card only",
});

export type ProductView = z.output<typeof viewField>;

/** Products in the form that `viewField` asks for. */
export const productListSchema = z.union([z.array(productSchema), z.array(productCardSchema)]);
