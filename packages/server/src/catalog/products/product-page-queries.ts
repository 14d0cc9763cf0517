import type { FitmentRow } from "@pecacerta/contract/fitment";
import type { CardProduct, Product } from "@pecacerta/contract/product";
import type { Question } from "@pecacerta/contract/questions";
import type { Review } from "@pecacerta/contract/reviews";
import type { PartNumber } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "../../companies/shop.ts";
import {
  newestQuestionsSql,
  type QuestionRow,
  questionCountSql,
  toQuestionDto,
} from "../../content/questions/queries.ts";
import {
  newestReviewsSql,
  type ReviewRow,
  ratingCounts,
  ratingCountsSql,
  toReviewDto,
} from "../../content/reviews/queries.ts";
import { prepared, type Value } from "../../platform/database/prepared.ts";
import { rowOnWire } from "../fitment/fit-queries.ts";
import { fitmentsOfProduct } from "../fitment/fitment-queries.ts";
import { cardsNear, type Neighbour } from "./neighbour-queries.ts";
import { numbersOfProduct } from "./number-queries.ts";
import { isSlug } from "./queries.ts";
import { productsOf, type Stored, soldAs, statementOf } from "./stored-product.ts";

export type PageOfProduct = {
  product: Product;
  fitments: FitmentRow[];
  numbers: PartNumber[];
  reviews: Review[];
  /** How many reviews gave one star to five; nothing where nobody gave any. */
  counts: number[];
  questions: Question[];
  /** How many questions there are in all. */
  asked: number;
  related: CardProduct[];
  analogs: CardProduct[];
};

/** How many of each a page shows; the same number of reviews and of questions. */
type Most = { opinions: number; related: number; analogs: number };

/**
 * All that a product's page shows: its evidence, its numbers, the newest opinions of each kind, and what stands beside it.
 * One statement: each costs the process that asks, and eight of them cost it more than drawing what they answer.
 */
export async function pageOfProduct(
  shop: Shop,
  slug: string,
  { opinions, ...most }: Most,
): Promise<PageOfProduct | undefined> {
  if (!isSlug(slug)) return undefined;
  const { readerPool } = shop.database;
  const [row] = await whole(readerPool, { company: shop.companyId, slug, limit: opinions, skipped: 0, ...most });
  const [product] = row ? await productsOf(readerPool, [row]) : [];
  return row && product && { product, ...aroundProduct(row) };
}

function aroundProduct({ fitments, numbers, reviews, ratings, questions, asked, near }: Row) {
  const cards = (isAnalog: boolean) =>
    near.filter((one) => one.isAnalog === isAnalog).map(({ isAnalog: _, ...card }): CardProduct => soldAs(card));
  return {
    fitments: fitments.map(rowOnWire),
    numbers,
    reviews: reviews.map(toReviewDto),
    counts: ratings.length > 0 ? ratingCounts(ratings) : [],
    questions: questions.map(toQuestionDto),
    asked,
    related: cards(false),
    analogs: cards(true),
  };
}

type Row = Stored & {
  fitments: Parameters<typeof rowOnWire>[0][];
  numbers: PartNumber[];
  reviews: ReviewRow[];
  ratings: { rating: number; count: number }[];
  questions: QuestionRow[];
  asked: number;
  near: Neighbour[];
};

const listed = (rows: SQL): SQL => sql`(select coalesce(json_agg(line), '[]') from (${rows}) as line)`;

type Asked = "company" | "slug" | "limit" | "skipped" | "related" | "analogs";

const whole = prepared<Asked, Row>("page-of-product", (asked) => {
  const value: Value<"company" | "product" | "limit" | "skipped"> = (name) =>
    name === "product" ? sql`shown.id` : asked(name);
  const most = { related: asked("related"), analogs: asked("analogs") };
  return sql`
    with shown as materialized (${statementOf(sql`products p`, sql`p.id,`)}
      where p.company_id = ${asked("company")} and p.slug = ${asked("slug")} and p.published)
    select shown.product, shown.mark, ${listed(fitmentsOfProduct(value))} as fitments,
      ${listed(numbersOfProduct(value))} as numbers, ${listed(newestReviewsSql(value))} as reviews,
      ${listed(ratingCountsSql(value))} as ratings, ${listed(newestQuestionsSql(value))} as questions,
      (${questionCountSql(value)}) as asked, ${listed(cardsNear(value, most))} as near
    from shown`;
});
