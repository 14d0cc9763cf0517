import { slugify } from "@pecacerta/rules/text";
import { buildAttributes } from "./attributes.ts";
import { brandName } from "./brands.ts";
import { sampleCategoryPath } from "./categories.ts";
import type { CatalogEntry } from "./companies/catalog-entry.ts";
import { buildFitments, type VehicleGroup } from "./fitments/vehicle-groups.ts";
import { buildPartNumbers } from "./part-numbers.ts";
import { boxImage, type PictureName, productImages } from "./pictures.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { FittedLine, ProductLine, UniversalLine } from "./product-lines/product-line.ts";
import type { SampleCategory, SampleProduct } from "./sample-types.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { pickStock } from "./stock.ts";
import { buildDescription, buildExcerpt } from "./texts/description.ts";

export function buildProducts(prefix: string, offers: CatalogEntry[], categories: SampleCategory[]): SampleProduct[] {
  return offers
    .flatMap((offer) => (offer.kind === "shelf" ? universalDrafts(offer.line) : fittedDrafts(offer)))
    .map((article, at) => buildProduct(article, at, prefix, categories));
}

function fittedDrafts({ line, applications, doubled }: Extract<CatalogEntry, { kind: "fitted" }>): ProductDraft[] {
  return applications.flatMap((application, at) => {
    const first = at % line.brands.length;
    const turns = at < doubled ? line.brands.map((_, turn) => turn) : [first];
    return turns.map((turn) => ({
      ...fittedDraft(line, application, turn, at),
      picture: pictureOf(line, line.brands[turn], application.size / SIZES),
      options: line.options ?? [],
    }));
  });
}

function fittedDraft(line: FittedLine, application: VehicleGroup, turn: number, at: number) {
  return {
    line,
    name: `${line.part} ${application.label}`,
    brand: line.brands[turn] as string,
    measure: line.sizes[application.size],
    engine: application.engine,
    label: application.label,
    compatibility: "listed" as const,
    fitments: buildFitments(application, line.part, at, {
      ...{ position: line.position, quantity: line.quantity, note: line.note },
    }),
  };
}

function universalDrafts(line: UniversalLine): ProductDraft[] {
  return line.items.map((item, at) => ({
    line: item.voltage ? { ...line, voltage: item.voltage } : line,
    name: `${line.part} ${item.name}`,
    brand: line.brands[at % line.brands.length] as string,
    picture: item.picture ?? pictureOf(line, line.brands[at % line.brands.length], at / line.items.length),
    measure: item,
    engine: "",
    label: "",
    compatibility: line.compatibility,
    fitments: [],
    options: line.options ?? [],
  }));
}

const SIZES = 4;

/** As far on among the maker's pictures of this part as `share` is on the way from nothing to one. */
function pictureOf({ part, pictures }: ProductLine, brand = "", share: number): PictureName {
  const own = pictures[brand] ?? [];
  const picture = own[Math.floor(share * own.length)];
  if (!picture) throw new Error(`No picture of ${part} by ${brand}`);
  return picture;
}

function buildProduct(article: ProductDraft, at: number, prefix: string, categories: SampleCategory[]): SampleProduct {
  const number = at + 1;
  const { line, brand, name } = article;
  const sku = `${prefix}-${String(10_000 + number * 7)}`;
  const dice = seededRandom(sku);
  const createdDaysAgo = dice.chance(0.12) ? dice.between(1, 40) : dice.between(46, 720);
  const stock = pickStock(at, dice);
  const money = stock.onRequest ? ON_REQUEST : pricesOf(article.measure.price, dice);
  return {
    sku,
    slug: slugify(`${name} ${brand}`),
    name,
    partNumber: partNumberOf(prefix, brand, number),
    brand,
    typeSlug: slugify(line.part),
    ...money,
    offerEndsInDays: money.compareAtPrice && number % 6 === 1 ? 2 + (number % 5) : null,
    stock: stock.stock,
    whenOut: stock.whenOut,
    badges: [...(money.compareAtPrice ? ["sale" as const] : []), ...(createdDaysAgo <= 40 ? ["new" as const] : [])],
    rating: 0,
    images: [...productImages(article.picture), boxImage(sku)],
    excerpt: buildExcerpt(article),
    description: buildDescription(article, brandName(brand), dice),
    categories: sampleCategoryPath(line.category, categories),
    tags: line.tags,
    options: article.options,
    attributes: buildAttributes(article, prefix, number, dice),
    compatibility: article.compatibility,
    fitments: article.fitments,
    numbers: buildPartNumbers(article, sku),
    createdDaysAgo,
    published: number % 97 !== 50,
  };
}

const ON_REQUEST = { price: 0, compareAtPrice: null };

function pricesOf(base: number, dice: SeededRandom): { price: number; compareAtPrice: number | null } {
  const price = tagged(base * (0.95 + dice.next() * 0.12));
  if (!dice.chance(0.27)) return { price, compareAtPrice: null };
  return { price: tagged(price * (1 - dice.between(8, 28) / 100)), compareAtPrice: price };
}

// Shop prices end in ,90.
const tagged = (centavos: number) => Math.floor(centavos / 100) * 100 + 90;

function partNumberOf(prefix: string, brand: string, number: number): string {
  const letters = brand
    .replace(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase();
  const series = { PC: 1, MN: 2, DS: 3 }[prefix] ?? 9;
  return `${letters}-${series}${String(number * 13).padStart(4, "0")}`;
}
