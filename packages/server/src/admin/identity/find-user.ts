import { and, eq, isNull } from "drizzle-orm";
import type { IdentityTransaction } from "./identity-transaction.ts";
import { operators, staffUsers } from "./tables.ts";

export async function findUserByEmail(tx: IdentityTransaction, email: string) {
  const [user] = await tx.select().from(staffUsers).where(eq(staffUsers.email, email));
  return user;
}

export async function findOperatorByEmail(tx: IdentityTransaction, address: string) {
  const { id, name, email } = staffUsers;
  const [operator] = await tx
    .select({ id, name, email })
    .from(operators)
    .innerJoin(staffUsers, eq(id, operators.staffUserId))
    .where(and(eq(email, address), isNull(staffUsers.blockedAt)));
  return operator;
}

export async function isOperator(tx: IdentityTransaction, staffUserId: string): Promise<boolean> {
  return (await tx.select().from(operators).where(eq(operators.staffUserId, staffUserId))).length > 0;
}
