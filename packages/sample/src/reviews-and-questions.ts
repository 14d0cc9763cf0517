import type { SampleCustomer, SampleProduct, SampleQuestion, SampleReview } from "./sample-types.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { FITTED_QUESTIONS, SHELF_QUESTIONS } from "./texts/question-texts.ts";
import { REVIEW_TEXTS, type Tone } from "./texts/review-texts.ts";

/** Up to seven reviews per product, mostly positive. */
export function buildReviews(
  products: SampleProduct[],
  customers: SampleCustomer[],
  random: SeededRandom,
): SampleReview[] {
  return products.flatMap((product) => {
    const isPopular = random.chance(0.85);
    const count = random.chance(0.35) ? 0 : random.between(1, Math.min(7, customers.length));
    const used = new Set<string>();
    return random.sample(customers, count).map((customer) => {
      const texts = REVIEW_TEXTS[pickTone(isPopular, random.next())];
      const { rating, content } = random.pick(texts.filter((text) => !used.has(text.content)));
      used.add(content);
      return {
        sku: product.sku,
        customer: customer.email,
        author: displayName(customer),
        rating,
        content,
        daysAgo: random.between(1, Math.min(product.createdDaysAgo, 360)),
      };
    });
  });
}

export function buildQuestions(
  products: SampleProduct[],
  customers: SampleCustomer[],
  random: SeededRandom,
): SampleQuestion[] {
  const questioned = products.filter(() => random.chance(0.4));
  return questioned.flatMap((product) =>
    random
      .sample(product.fitments.length > 0 ? FITTED_QUESTIONS : SHELF_QUESTIONS, random.between(1, 3))
      .map((pair) => {
        const customer = random.pick(customers);
        const daysAgo = random.between(1, Math.min(product.createdDaysAgo, 300));
        const isAnswered = daysAgo > 2 && random.chance(0.9);
        return {
          sku: product.sku,
          customer: customer.email,
          author: displayName(customer),
          content: fillPlaceholders(pair.question, product, products, random),
          daysAgo,
          answer: isAnswered ? { content: pair.answer, daysAgo: Math.max(0, daysAgo - random.between(0, 2)) } : null,
        };
      }),
  );
}

export function withRating(product: SampleProduct, reviews: SampleReview[]): SampleProduct {
  const productReviews = reviews.filter((review) => review.sku === product.sku);
  if (productReviews.length === 0) return product;
  const mean = productReviews.reduce((total, review) => total + review.rating, 0) / productReviews.length;
  const isHot = productReviews.length >= 4 && mean >= 4.4;
  return {
    ...product,
    rating: Math.round(mean * 10) / 10,
    badges: isHot ? [...product.badges, "hot"] : product.badges,
  };
}

/** Role and place, because the sample has no names of people. */
function displayName({ name, addresses }: SampleCustomer): string {
  return `${name.split(" ")[0]} de ${addresses.at(-1)?.city}`;
}

function pickTone(isPopular: boolean, chance: number): Tone {
  if (isPopular) return chance < 0.68 ? "positive" : chance < 0.95 ? "neutral" : "negative";
  return chance < 0.25 ? "positive" : chance < 0.6 ? "neutral" : "negative";
}

function fillPlaceholders(
  text: string,
  product: SampleProduct,
  products: SampleProduct[],
  random: SeededRandom,
): string {
  const productReviews = product.fitments[0];
  const families = new Set(product.fitments.map((fitment) => fitment.family));
  const others = products.flatMap((other) => other.fitments).filter(({ family }) => !families.has(family));
  const other = others.length > 0 ? random.pick(others) : productReviews;
  const year = productReviews ? random.between(productReviews.yearFrom, productReviews.yearTo) : 0;
  return text
    .replace(
      "{vehicle}",
      productReviews ? [productReviews.family, productReviews.engine, year].filter(Boolean).join(" ") : "meu veículo",
    )
    .replace("{other}", other ? `${other.family} ${other.yearFrom}` : "outro modelo");
}
