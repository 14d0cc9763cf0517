import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { ProductCardDto, ProductDto } from "@pecacerta/contract/product";
import type { QuestionDto } from "@pecacerta/contract/questions";
import type { ReviewDto } from "@pecacerta/contract/reviews";
import type { PartNumber } from "@pecacerta/rules/part-number";
import type { ProductCondition } from "@pecacerta/rules/product-state";
import { type SQL, sql } from "drizzle-orm";
import { toFitmentDto } from "../../catalog/fitment/fit-verdicts.ts";
import { productFitmentsSql } from "../../catalog/fitment/product-fitments-sql.ts";
import { isPossibleSlug } from "../../catalog/possible-slug.ts";
import { partNumbersSql } from "../../catalog/products/part-numbers-sql.ts";
import { type ProductQueryRow, toDtoFields, toProductDtos } from "../../catalog/products/product-dto.ts";
import { productStatement } from "../../catalog/products/product-sql.ts";
import { type RelatedCardRow, relatedCardsSql } from "../../catalog/products/related-products.ts";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";
import { newestQuestionsSql, type QuestionRow, questionCountSql, toQuestionDto } from "../questions/queries.ts";
import { newestReviewsSql, type ReviewRow, ratingCounts, ratingCountsSql, toReviewDto } from "../reviews/queries.ts";

export type ProductPage = {
  product: ProductDto;
  condition: ProductCondition;
  warrantyMonths: number | null;
  /** Empty if unknown. */
  gtin: string;
  fitments: FitmentDto[];
  numbers: PartNumber[];
  reviews: ReviewDto[];
  /** From one star to five; empty without reviews. */
  ratingCounts: number[];
  questions: QuestionDto[];
  questionCount: number;
  related: ProductCardDto[];
  analogs: ProductCardDto[];
  /** Empty texts: the page has its own. */
  seo: { title: string; description: string };
};

type SectionSizes = { opinions: number; related: number; analogs: number };

/** One statement: eight cost the process more time than rendering what they return. */
export async function findProductPage(
  tenant: Tenant,
  slug: string,
  { opinions, related, analogs }: SectionSizes,
): Promise<ProductPage | undefined> {
  if (!isPossibleSlug(slug)) return undefined;
  const client = readerClient(tenant);
  const sizes = { limit: opinions, skipped: 0, related, analogs };
  const [row] = await selectProductPage(client, { company: tenant.companyId, slug, ...sizes });
  const [product] = row ? await toProductDtos(client, [row]) : [];
  return row && product && { product, ...toSections(row) };
}

function toSections(row: ProductPageRow): Omit<ProductPage, "product"> {
  const cards = (isAnalog: boolean) =>
    row.cards
      .filter((card) => card.isAnalog === isAnalog)
      .map(({ isAnalog: _, ...card }): ProductCardDto => toDtoFields(card));
  return {
    condition: row.condition,
    warrantyMonths: row.warrantyMonths,
    gtin: row.gtin,
    fitments: row.fitments.map(toFitmentDto),
    numbers: row.numbers,
    reviews: row.reviews.map(toReviewDto),
    ratingCounts: row.ratings.length > 0 ? ratingCounts(row.ratings) : [],
    questions: row.questions.map(toQuestionDto),
    questionCount: row.questionCount,
    related: cards(false),
    analogs: cards(true),
    seo: { title: row.seoTitle, description: row.seoDescription },
  };
}

type ProductPageRow = ProductQueryRow &
  Pick<ProductPage, "condition" | "warrantyMonths" | "gtin"> & {
    fitments: Parameters<typeof toFitmentDto>[0][];
    numbers: PartNumber[];
    reviews: ReviewRow[];
    ratings: { rating: number; count: number }[];
    questions: QuestionRow[];
    questionCount: number;
    cards: RelatedCardRow[];
    seoTitle: string;
    seoDescription: string;
  };

const jsonArray = (rows: SQL): SQL => sql`(select coalesce(json_agg(line), '[]') from (${rows}) as line)`;

const PAGE_COLUMNS = sql`p.id, p.condition, p.warranty_months as "warrantyMonths", p.gtin, p.seo_title as "seoTitle",
  p.seo_description as "seoDescription",`;

type PageParameter = "company" | "slug" | "limit" | "skipped" | "related" | "analogs";

const selectProductPage = prepareStatement<PageParameter, ProductPageRow>("product-page", (parameter) => {
  const value: StatementValue<"company" | "product" | "limit" | "skipped"> = (name) =>
    name === "product" ? sql`page.id` : parameter(name);
  const limits = { related: parameter("related"), analogs: parameter("analogs") };
  return sql`
    with page as materialized (${productStatement(parameter("company"), sql`products p`, PAGE_COLUMNS)}
      where p.company_id = ${parameter("company")} and p.slug = ${parameter("slug")} and p.published)
    select page.product, page."vehicleVersion", page.condition, page."warrantyMonths", page.gtin, page."seoTitle",
      page."seoDescription", ${jsonArray(productFitmentsSql(value))} as fitments,
      ${jsonArray(partNumbersSql(value))} as numbers, ${jsonArray(newestReviewsSql(value))} as reviews,
      ${jsonArray(ratingCountsSql(value))} as ratings, ${jsonArray(newestQuestionsSql(value))} as questions,
      (${questionCountSql(value)}) as "questionCount", ${jsonArray(relatedCardsSql(value, limits))} as cards
    from page`;
});
