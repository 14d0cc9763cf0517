import { slugOf } from "@pecacerta/rules/text";
import { type Application, fitmentsOf } from "./applications/application.ts";
import type { Article } from "./article.ts";
import { attributesOf } from "./attributes.ts";
import { brandNameOf } from "./brands.ts";
import { chainOf } from "./categories.ts";
import type { Offer } from "./companies/catalogue.ts";
import type { FittedLine, Line, ShelfLine } from "./lines/line.ts";
import { numbersOf } from "./numbers.ts";
import { boxOf, imagesOf, type PictureName } from "./pictures.ts";
import { type Dice, diceOf } from "./seed.ts";
import type { SampleCategory, SampleProduct } from "./shapes.ts";
import { stockOf } from "./stock.ts";
import { descriptionOf, excerptOf } from "./texts/description.ts";

export function productsOf(prefix: string, offers: Offer[], categories: SampleCategory[]): SampleProduct[] {
  return offers
    .flatMap((offer) => (offer.kind === "shelf" ? shelfArticles(offer.line) : fittedArticles(offer)))
    .map((article, at) => productOf(article, at, prefix, categories));
}

function fittedArticles({ line, applications, doubled }: Extract<Offer, { kind: "fitted" }>): Article[] {
  return applications.flatMap((application, at) => {
    const first = at % line.brands.length;
    const turns = at < doubled ? line.brands.map((_, turn) => turn) : [first];
    return turns.map((turn) => ({
      ...fittedArticle(line, application, turn, at),
      picture: pictureOf(line, line.brands[turn], application.size / SIZES),
      options: line.options ?? [],
    }));
  });
}

function fittedArticle(line: FittedLine, application: Application, turn: number, at: number) {
  return {
    line,
    name: `${line.part} ${application.label}`,
    brand: line.brands[turn] as string,
    measure: line.sizes[application.size],
    engine: application.engine,
    label: application.label,
    compatibility: "listed" as const,
    fitments: fitmentsOf(application, line.part, at, {
      ...{ position: line.position, quantity: line.quantity, note: line.note },
    }),
  };
}

function shelfArticles(line: ShelfLine): Article[] {
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
function pictureOf({ part, pictures }: Line, brand = "", share: number): PictureName {
  const own = pictures[brand] ?? [];
  const picture = own[Math.floor(share * own.length)];
  if (!picture) throw new Error(`No picture of ${part} by ${brand}`);
  return picture;
}

function productOf(article: Article, at: number, prefix: string, categories: SampleCategory[]): SampleProduct {
  const number = at + 1;
  const { line, brand, name } = article;
  const sku = `${prefix}-${String(10_000 + number * 7)}`;
  const dice = diceOf(sku);
  const createdDaysAgo = dice.chance(0.12) ? dice.between(1, 40) : dice.between(46, 720);
  const stock = stockOf(at, dice);
  const money = stock.onRequest ? ON_REQUEST : pricesOf(article.measure.price, dice);
  return {
    sku,
    slug: slugOf(`${name} ${brand}`),
    name,
    partNumber: partNumberOf(prefix, brand, number),
    brand,
    typeSlug: slugOf(line.part),
    ...money,
    offerEndsInDays: money.compareAtPrice && number % 6 === 1 ? 2 + (number % 5) : null,
    stock: stock.stock,
    whenOut: stock.whenOut,
    badges: [...(money.compareAtPrice ? ["sale" as const] : []), ...(createdDaysAgo <= 40 ? ["new" as const] : [])],
    rating: 0,
    images: [...imagesOf(article.picture), boxOf(sku)],
    excerpt: excerptOf(article),
    description: descriptionOf(article, brandNameOf(brand), dice),
    categories: chainOf(line.category, categories),
    tags: line.tags,
    options: article.options,
    attributes: attributesOf(article, prefix, number, dice),
    compatibility: article.compatibility,
    fitments: article.fitments,
    numbers: numbersOf(article, sku),
    createdDaysAgo,
    published: number % 97 !== 50,
  };
}

const ON_REQUEST = { price: 0, compareAtPrice: null };

function pricesOf(base: number, dice: Dice): { price: number; compareAtPrice: number | null } {
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
