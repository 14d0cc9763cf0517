import type { SampleCustomer, SampleProduct, SampleQuestion, SampleReview } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { FITTED_QUESTIONS, SHELF_QUESTIONS } from "./texts/question-texts.ts";
import { REVIEW_TEXTS, type Tone } from "./texts/review-texts.ts";

/** What customers say: none to seven reviews a product, more of the glad ones; some products please less than others. */
export function buildReviews(
  products: SampleProduct[],
  customers: SampleCustomer[],
  dice: SeededRandom,
): SampleReview[] {
  return products.flatMap((product) => {
    const liked = dice.chance(0.85);
    const count = dice.chance(0.35) ? 0 : dice.between(1, Math.min(7, customers.length));
    return dice.some(customers, count).map((customer) => {
      const { rating, content } = dice.pick(REVIEW_TEXTS[pickTone(liked, dice.next())]);
      return {
        sku: product.sku,
        customer: customer.email,
        author: displayName(customer),
        rating,
        content: content.replace("{Part}", "Peça"),
        daysAgo: dice.between(1, Math.min(product.createdDaysAgo, 360)),
      };
    });
  });
}

export function buildQuestions(
  products: SampleProduct[],
  customers: SampleCustomer[],
  dice: SeededRandom,
): SampleQuestion[] {
  const asked = products.filter(() => dice.chance(0.4));
  return asked.flatMap((product) =>
    dice.some(product.fitments.length > 0 ? FITTED_QUESTIONS : SHELF_QUESTIONS, dice.between(1, 3)).map((pair) => {
      const customer = dice.pick(customers);
      const daysAgo = dice.between(1, Math.min(product.createdDaysAgo, 300));
      const answered = daysAgo > 2 && dice.chance(0.9);
      return {
        sku: product.sku,
        customer: customer.email,
        author: displayName(customer),
        content: filled(pair.question, product, products, dice),
        daysAgo,
        answer: answered ? { content: pair.answer, daysAgo: Math.max(0, daysAgo - dice.between(0, 2)) } : null,
      };
    }),
  );
}

export function withRating(product: SampleProduct, reviews: SampleReview[]): SampleProduct {
  const own = reviews.filter((review) => review.sku === product.sku);
  if (own.length === 0) return product;
  const mean = own.reduce((total, review) => total + review.rating, 0) / own.length;
  const hot = own.length >= 4 && mean >= 4.4;
  return { ...product, rating: Math.round(mean * 10) / 10, badges: hot ? [...product.badges, "hot"] : product.badges };
}

/** First name and an initial, as a shop shows it. */
function displayName({ name }: SampleCustomer): string {
  const [first, last] = name.split(" ");
  return `${first} ${last?.charAt(0) ?? ""}.`;
}

function pickTone(liked: boolean, throwOf: number): Tone {
  if (liked) return throwOf < 0.68 ? "glad" : throwOf < 0.95 ? "plain" : "cross";
  return throwOf < 0.25 ? "glad" : throwOf < 0.6 ? "plain" : "cross";
}

function filled(text: string, product: SampleProduct, products: SampleProduct[], dice: SeededRandom): string {
  const own = product.fitments[0];
  const families = new Set(product.fitments.map((fitment) => fitment.family));
  const others = products.flatMap((other) => other.fitments).filter(({ family }) => !families.has(family));
  const other = others.length > 0 ? dice.pick(others) : own;
  const year = own ? dice.between(own.yearFrom, own.yearTo) : 0;
  return text
    .replace("{vehicle}", own ? [own.family, own.engine, year].filter(Boolean).join(" ") : "meu veículo")
    .replace("{other}", other ? `${other.family} ${other.yearFrom}` : "outro modelo");
}
