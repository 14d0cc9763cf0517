import type { QuestionDto } from "@pecacerta/contract/questions";
import { type SQL, sql } from "drizzle-orm";
import { prepareStatement, type StatementValue } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant } from "../../platform/database/tenant.ts";
import type { Paging } from "../reviews/queries.ts";

/** `createdAt` is a string when PostgreSQL returns the row within JSON. */
export type QuestionRow = Omit<QuestionDto, "date" | "avatar"> & { createdAt: Date | string };
type QueryParameter = "company" | "product" | "limit" | "skipped";

export async function findQuestions(
  tenant: Tenant,
  productId: string,
  { limit, page = 1 }: Paging,
): Promise<QuestionDto[]> {
  const parameters = { company: tenant.companyId, product: productId, limit, skipped: (page - 1) * limit };
  return (await selectNewestQuestions(readerClient(tenant), parameters)).map(toQuestionDto);
}

export const toQuestionDto = ({ createdAt, ...question }: QuestionRow): QuestionDto => ({
  ...question,
  date: new Date(createdAt).toISOString(),
  avatar: null,
});

export const newestQuestionsSql = (value: StatementValue<QueryParameter>): SQL => sql`
  select id, created_at as "createdAt", author, content, answer from questions
  where company_id = ${value("company")} and product_id = ${value("product")} and hidden_at is null
  order by created_at desc, id limit ${value("limit")} offset ${value("skipped")}`;

export const questionCountSql = (value: StatementValue<"company" | "product">): SQL => sql`
  select count(*)::int from questions
  where company_id = ${value("company")} and product_id = ${value("product")} and hidden_at is null`;

const selectNewestQuestions = prepareStatement<QueryParameter, QuestionRow>("newest-questions", newestQuestionsSql);
