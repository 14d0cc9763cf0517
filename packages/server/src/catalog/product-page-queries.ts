import type { FitmentRow } from "@pecacerta/contract/fitment";
import type { Question } from "@pecacerta/contract/questions";
import type { Review } from "@pecacerta/contract/reviews";
import type { PartNumber } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
import type { Shop } from "../companies/shop.ts";
import { prepared } from "../database/prepared.ts";
import { countedQuestions, newestQuestions, type QuestionRow, questionOnWire } from "../questions/queries.ts";
import { countedRatings, newestReviews, type ReviewRow, ratingCounts, reviewOnWire } from "../reviews/queries.ts";
import { rowOnWire } from "./fit-queries.ts";
import { fitmentsOfProduct } from "./fitment-queries.ts";
import { numbersOfProduct } from "./number-queries.ts";

export type SaidOfProduct = {
  fitments: FitmentRow[];
  numbers: PartNumber[];
  reviews: Review[];
  /** How many reviews gave one star to five; nothing where nobody gave any. */
  counts: number[];
  questions: Question[];
  /** How many questions there are in all. */
  asked: number;
};

/**
 * What a product's page says beneath the product: its evidence, its numbers, and the newest `opinions` of each kind. One
 * statement: five of them cost the process that asks more than drawing what they answer.
 */
export async function saidOfProduct(shop: Shop, product: string, opinions: number): Promise<SaidOfProduct> {
  const asked = { company: shop.companyId, product, limit: opinions, skipped: 0 };
  const [said] = await beneath(shop.database.readerPool, asked);
  if (!said) throw new Error("A statement without a table answers one row");
  return {
    fitments: said.fitments.map(rowOnWire),
    numbers: said.numbers,
    reviews: said.reviews.map(reviewOnWire),
    counts: said.ratings.length > 0 ? ratingCounts(said.ratings) : [],
    questions: said.questions.map(questionOnWire),
    asked: said.asked,
  };
}

type Row = {
  fitments: Parameters<typeof rowOnWire>[0][];
  numbers: PartNumber[];
  reviews: ReviewRow[];
  ratings: { rating: number; count: number }[];
  questions: QuestionRow[];
  asked: number;
};

const listed = (rows: SQL): SQL => sql`(select coalesce(json_agg(line), '[]') from (${rows}) as line)`;

const beneath = prepared<"company" | "product" | "limit" | "skipped", Row>(
  "said-of-product",
  (value) => sql`
    select ${listed(fitmentsOfProduct(value))} as fitments, ${listed(numbersOfProduct(value))} as numbers,
      ${listed(newestReviews(value))} as reviews, ${listed(countedRatings(value))} as ratings,
      ${listed(newestQuestions(value))} as questions, (${countedQuestions(value)}) as asked`,
);
