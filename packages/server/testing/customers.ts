import { v7 as uuid } from "uuid";
import { type Customer, createSession } from "../src/customers/sessions/session.ts";
import { customers } from "../src/customers/tables.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { hashPassword } from "../src/platform/password/password-hash.ts";
import { unwrapOutcome } from "./database.ts";

export type SignedInCustomer = { customer: Customer; token: string; headers: Record<string, string> };

export const PASSWORD = "segredo-1";

let cachedPasswordHash: Promise<string> | undefined;

export async function createTestCustomer(
  tenant: Tenant,
  email = `${uuid()}@example.com`,
  identity: { name?: string; cpf?: string } = {},
): Promise<SignedInCustomer> {
  const account = { name: "Cliente Exemplo", email, cpf: "52998224725", phone: "62991234567", ...identity };
  // Hashing is expensive: once for all customers of a test file.
  cachedPasswordHash ??= hashPassword(PASSWORD);
  const passwordHash = await cachedPasswordHash;
  const { customer, token } = await withTenantTransaction(tenant, async (tx) => {
    const row = { ...account, companyId: tx.companyId, id: uuid(), passwordHash };
    const [inserted] = await tx.insert(customers).values(row).returning();
    if (!inserted) throw new Error("No customer was made");
    const input = { customerId: inserted.id, remember: false, now: new Date() };
    return { customer: inserted, token: unwrapOutcome(await createSession(tx, input)).token };
  });
  return { customer, token, headers: { ecommerce: tenant.slug, authorization: `Bearer ${token}` } };
}

export const addressForm = {
  firstName: "Cliente",
  lastName: "Exemplo",
  address1: "Rua das Peças, 10",
  city: "Goiânia",
  state: "GO",
  postcode: "74000-000",
  email: "cliente@example.com",
  phone: "(62) 99123-4567",
};
