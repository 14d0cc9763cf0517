import type { Question } from "@pecacerta/contract/questions";
import { signedName } from "@pecacerta/rules/opinion";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { v7 as uuid } from "uuid";
import { goodsByIds } from "../catalog/goods.ts";
import type { Tx } from "../companies/shop.ts";
import type { Customer } from "../customers/session.ts";
import { questionOnWire } from "./queries.ts";
import { questions } from "./tables.ts";

type Asked = { product_id: string; question: string };
type Author = Pick<Customer, "id" | "name">;

/** Asks the seller about a product that is on show. */
export async function askQuestion(
  tx: Tx,
  author: Author,
  { product_id: productId, question }: Asked,
  now: Date,
): Promise<Outcome<Question, "PRODUCT_NOT_FOUND">> {
  if (!(await goodsByIds(tx, [productId])).has(productId)) return refused("PRODUCT_NOT_FOUND");
  const asked = { id: uuid(), author: signedName(author.name), content: question, createdAt: now };
  await tx.insert(questions).values({ ...asked, companyId: tx.companyId, productId, customerId: author.id });
  return done(questionOnWire({ ...asked, answer: null }));
}
