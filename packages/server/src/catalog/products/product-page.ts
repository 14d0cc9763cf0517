import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import type { QuestionDto } from "@pecacerta/contract/questions";
import type { ReviewDto } from "@pecacerta/contract/reviews";
import type { PartNumber } from "@pecacerta/rules/part-number";
import { type SQL, sql } from "drizzle-orm";
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
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { toFitmentDto } from "../fitment/fit-verdicts.ts";
import { productFitmentsSql } from "../fitment/product-fitments-sql.ts";
import { partNumbersSql } from "./part-numbers-sql.ts";
import { type ProductQueryRow, productStatement, toDtoFields, toProductDtos } from "./product-dto.ts";
import { isPossibleSlug } from "./queries.ts";
import { type NeighborCardRow, neighborCardsSql } from "./related-products.ts";

export type ProductPage = {
  product: ProductDto;
  fitments: FitmentDto[];
  numbers: PartNumber[];
  reviews: ReviewDto[];
  /** How many reviews gave one star to five; nothing where nobody gave any. */
  counts: number[];
  questions: QuestionDto[];
  /** How many questions there are in all. */
  asked: number;
  related: ProductCardDto[];
  analogs: ProductCardDto[];
};

/** How many of each a page shows; the same number of reviews and of questions. */
type SectionSizes = { opinions: number; related: number; analogs: number };

/**
 * All that a product's page shows: its evidence, its numbers, the newest opinions of each kind, and what stands beside it.
 * One statement: each costs the process that asks, and eight of them cost it more than drawing what they answer.
 */
export async function findProductPage(
  shop: Tenant,
  slug: string,
  { opinions, ...most }: SectionSizes,
): Promise<ProductPage | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const { readerPool } = shop.database;
  const [row] = await selectProductPage(readerPool, {
    company: shop.companyId,
    slug,
    limit: opinions,
    skipped: 0,
    ...most,
  });
  const [product] = row ? await toProductDtos(readerPool, [row]) : [];
  return row && product && { product, ...toPageSections(row) };
}

function toPageSections({ fitments, numbers, reviews, ratings, questions, asked, near }: ProductPageRow) {
  const cards = (isAnalog: boolean) =>
    near
      .filter((one) => one.isAnalog === isAnalog)
      .map(({ isAnalog: _, ...card }): ProductCardDto => toDtoFields(card));
  return {
    fitments: fitments.map(toFitmentDto),
    numbers,
    reviews: reviews.map(toReviewDto),
    counts: ratings.length > 0 ? ratingCounts(ratings) : [],
    questions: questions.map(toQuestionDto),
    asked,
    related: cards(false),
    analogs: cards(true),
  };
}

type ProductPageRow = ProductQueryRow & {
  fitments: Parameters<typeof toFitmentDto>[0][];
  numbers: PartNumber[];
  reviews: ReviewRow[];
  ratings: { rating: number; count: number }[];
  questions: QuestionRow[];
  asked: number;
  near: NeighborCardRow[];
};

const jsonArray = (rows: SQL): SQL => sql`(select coalesce(json_agg(line), '[]') from (${rows}) as line)`;

type PageParameter = "company" | "slug" | "limit" | "skipped" | "related" | "analogs";

const selectProductPage = prepareStatement<PageParameter, ProductPageRow>("page-of-product", (asked) => {
  const value: StatementValue<"company" | "product" | "limit" | "skipped"> = (name) =>
    name === "product" ? sql`shown.id` : asked(name);
  const most = { related: asked("related"), analogs: asked("analogs") };
  return sql`
    with shown as materialized (${productStatement(sql`products p`, sql`p.id,`)}
      where p.company_id = ${asked("company")} and p.slug = ${asked("slug")} and p.published)
    select shown.product, shown.mark, ${jsonArray(productFitmentsSql(value))} as fitments,
      ${jsonArray(partNumbersSql(value))} as numbers, ${jsonArray(newestReviewsSql(value))} as reviews,
      ${jsonArray(ratingCountsSql(value))} as ratings, ${jsonArray(newestQuestionsSql(value))} as questions,
      (${questionCountSql(value)}) as asked, ${jsonArray(neighborCardsSql(value, most))} as near
    from shown`;
});
