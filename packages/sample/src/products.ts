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

export function buildProducts(prefix: string, entries: CatalogEntry[], categories: SampleCategory[]): SampleProduct[] {
  return entries
    .flatMap((entry) => (entry.kind === "universal" ? universalDrafts(entry.line) : fittedDrafts(entry)))
    .map((draft, index) => buildProduct(draft, index, prefix, categories));
}

function fittedDrafts({
  line,
  vehicleGroups: applications,
  groupsInEveryBrand: doubled,
}: Extract<CatalogEntry, { kind: "fitted" }>): ProductDraft[] {
  return applications.flatMap((application, index) => {
    const first = index % line.brands.length;
    const brandIndexes = index < doubled ? line.brands.map((_, brandIndex) => brandIndex) : [first];
    return brandIndexes.map((brandIndex) => ({
      ...fittedDraft(line, application, brandIndex, index),
      picture: pickPicture(line, line.brands[brandIndex], application.size / SIZES),
      options: line.options ?? [],
    }));
  });
}

function fittedDraft(line: FittedLine, application: VehicleGroup, brandIndex: number, index: number) {
  const measure = line.sizes[application.size];
  const fitments = buildFitments(
    application,
    line.part,
    index,
    { position: line.position, quantity: line.quantity, note: line.note },
    new Map(line.specs.map((spec, at) => [spec, measure.values[at]])),
  );
  const isOpen = fitments.some(({ onwards }) => onwards);
  const label = isOpen ? application.label.replace(/ a \d{4}$/, " em diante") : application.label;
  return {
    line,
    name: `${line.part} ${label}`,
    brand: line.brands[brandIndex] as string,
    measure,
    engine: application.engine,
    label,
    compatibility: "listed" as const,
    fitments,
  };
}

function universalDrafts(line: UniversalLine): ProductDraft[] {
  return line.items.map((item, index) => ({
    line: item.voltage ? { ...line, voltage: item.voltage } : line,
    name: `${line.part} ${item.name}`,
    brand: line.brands[index % line.brands.length] as string,
    picture: item.picture ?? pickPicture(line, line.brands[index % line.brands.length], index / line.items.length),
    measure: item,
    engine: "",
    label: "",
    compatibility: line.compatibility,
    fitments: [],
    options: item.options ?? line.options ?? [],
  }));
}

const SIZES = 4;

/** The picture at `share` (0 to 1) of the brand's pictures of this part. */
function pickPicture({ part, pictures }: ProductLine, brand = "", share: number): PictureName {
  const pictureNames = pictures[brand] ?? [];
  const picture = pictureNames[Math.floor(share * pictureNames.length)];
  if (!picture) throw new Error(`No picture of ${part} by ${brand}`);
  return picture;
}

function buildProduct(draft: ProductDraft, index: number, prefix: string, categories: SampleCategory[]): SampleProduct {
  const number = index + 1;
  const { line, brand, name } = draft;
  const sku = `${prefix}-${String(10_000 + number * 7)}`;
  const random = seededRandom(sku);
  const createdDaysAgo = random.chance(0.12) ? random.between(1, 40) : random.between(46, 720);
  const stock = pickStock(index, random);
  const pricing = stock.isPriceOnRequest ? ON_REQUEST : pickPrices(draft.measure.price, random);
  return {
    sku,
    slug: slugify(`${name} ${brand}`),
    name,
    partNumber: makePartNumber(prefix, brand, number),
    brand,
    typeSlug: slugify(line.part),
    ...pricing,
    saleEndsInDays: pricing.compareAtPrice && number % 6 === 1 ? 2 + (number % 5) : null,
    stock: stock.stock,
    whenOut: stock.whenOut,
    badges: [...(pricing.compareAtPrice ? ["sale" as const] : []), ...(createdDaysAgo <= 40 ? ["new" as const] : [])],
    rating: 0,
    images: listImages(draft, sku),
    excerpt: buildExcerpt(draft),
    description: buildDescription(draft, brandName(brand), random),
    categories: sampleCategoryPath(line.category, categories),
    tags: line.tags,
    options: draft.options,
    attributes: buildAttributes(draft, prefix, number, random),
    compatibility: draft.compatibility,
    fitments: draft.fitments,
    numbers: buildPartNumbers(draft, sku),
    createdDaysAgo,
    published: number % 97 !== 50,
  };
}

/** The part and its box, then its other colors. */
function listImages({ picture, options }: ProductDraft, sku: string): string[] {
  const colors = options.flatMap(({ values }) => values.flatMap(({ image }) => image ?? []));
  return [...new Set([...productImages(picture), boxImage(sku), ...colors])];
}

const ON_REQUEST = { price: 0, compareAtPrice: null };

function pickPrices(base: number, random: SeededRandom): { price: number; compareAtPrice: number | null } {
  const price = roundToShopPrice(base * (0.95 + random.next() * 0.12));
  if (!random.chance(0.27)) return { price, compareAtPrice: null };
  return { price: roundToShopPrice(price * (1 - random.between(8, 28) / 100)), compareAtPrice: price };
}

// Shop prices end in ,90.
const roundToShopPrice = (centavos: number) => Math.floor(centavos / 100) * 100 + 90;

function makePartNumber(prefix: string, brand: string, number: number): string {
  const letters = brand
    .replace(/[^a-z]/g, "")
    .slice(0, 2)
    .toUpperCase();
  const series = { PC: 1, MN: 2, DS: 3 }[prefix] ?? 9;
  return `${letters}-${series}${String(number * 13).padStart(4, "0")}`;
}
