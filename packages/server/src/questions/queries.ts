import { and, asc, desc, eq } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { questions } from "./tables.ts";

/** What was asked about a product, and what its seller answered, where they did. */
export type Question = { id: string; date: string; author: string; content: string; answer: string | null };

/** The newest questions about a product. */
export async function questionsOf(shop: Shop, productId: string, limit: number): Promise<Question[]> {
  const { id, createdAt, author, content, answer } = questions;
  const rows = await reader(shop)
    .select({ id, createdAt, author, content, answer })
    .from(questions)
    .where(and(eq(questions.companyId, shop.companyId), eq(questions.productId, productId)))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
  return rows.map(({ createdAt: at, ...question }) => ({ ...question, date: at.toISOString() }));
}
