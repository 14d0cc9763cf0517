import { normalizeEmail } from "@pecacerta/rules/email";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { createSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { hashBody } from "../../platform/http/idempotency.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { hashPassword, verifyPassword } from "../../platform/password/password-hash.ts";
import { orIfAccountDeleted } from "../deleted-account.ts";
import { rememberCustomerDevice } from "../sessions/devices.ts";
import { type Customer, createSession } from "../sessions/session.ts";
import { customers, registrationKeys } from "../tables.ts";
import { queueConfirmation, type TooManyMails } from "./confirmation.ts";
import { checkCustomerGuess, type GuessOrigin, loginAccount } from "./password-guess.ts";
import { findCustomerByEmail } from "./queries.ts";

/** `key`: the client's idempotency key, valid for one `caller` (network address) only. */
export type RegisterInput = {
  name: string;
  email: string;
  password: string;
  cpf: string;
  phone: string;
  key?: string | undefined;
  caller: string;
  now: Date;
};
export type RegisteredCustomer = Omit<Customer, "createdAt">;
type RegistrationRefusal = "AUTH_EMAIL_ALREADY_IN_USE" | "IDEMPOTENCY_KEY_REUSED";
type SignInInput = {
  email: string;
  password: string;
  origin: GuessOrigin;
  /** Counts for the network of an unknown browser. Returns the seconds to wait. */
  countForNetwork: () => Promise<number>;
  remember: boolean;
  fromBrowser: boolean;
  device: string;
};
/** `binding` and `deviceToken`: the values of a browser's cookies. */
export type SignInResult = { customer: Customer; token: string; expiresAt: Date } & Partial<BrowserSecrets>;
export type BrowserSecrets = { binding: string; deviceToken: string };
type InsertAccountInput = { account: RegisteredCustomer; passwordHash: string; key: string | undefined; now: Date };

export async function registerCustomer(
  tenant: Tenant,
  { password, key: sentKey, caller, now, ...fields }: RegisterInput,
): Promise<Outcome<RegisteredCustomer, RegistrationRefusal> | TooManyMails> {
  const passwordHash = await hashPassword(password);
  const { name, cpf, phone } = fields;
  const account = { id: uuid(), name, email: normalizeEmail(fields.email), cpf, phone, rg: "" };
  const key = sentKey === undefined ? undefined : hashBody([caller, sentKey]).toString("base64url");
  const outcome = await withTenantTransaction(tenant, (tx) => insertAccount(tx, { account, passwordHash, key, now }));
  if (!outcome.ok || !outcome.value.existing) return outcome.ok ? accept(account) : outcome;
  // Without the password, which is checked against the account that the key created.
  const { id, passwordHash: storedHash } = outcome.value.existing;
  return (await verifyPassword(storedHash, password)) ? accept({ ...account, id }) : refuse("IDEMPOTENCY_KEY_REUSED");
}

/** A wrong password and an unknown address are refused alike, after the same work; a blocked customer with FORBIDDEN. */
export async function signInCustomer(
  tenant: Tenant,
  { email, password, origin, countForNetwork, ...session }: SignInInput,
): Promise<Outcome<SignInResult, "AUTH_WRONG_PASSWORD" | "FORBIDDEN"> | TooManyGuesses> {
  const normalizedEmail = normalizeEmail(email);
  const found = await withTenantTransaction(tenant, (tx) => findCustomerByEmail(tx, normalizedEmail));
  const account = loginAccount(tenant.companyId, normalizedEmail);
  const checked = await checkCustomerGuess(
    tenant,
    { ...origin, account, customer: found, countForNetwork },
    async (lane): Promise<Outcome<typeof customers.$inferSelect, "AUTH_WRONG_PASSWORD">> => {
      const isCorrect = await verifyPassword(found?.passwordHash, password, lane);
      return found && isCorrect ? accept(found) : refuse("AUTH_WRONG_PASSWORD");
    },
  );
  if (!checked.ok) return checked;
  return await orIfAccountDeleted(
    () => withTenantTransaction(tenant, (tx) => createBrowserSession(tx, checked.value, { ...session, ...origin })),
    refuse("AUTH_WRONG_PASSWORD"),
  );
}

type BrowserSessionInput = Pick<GuessOrigin, "deviceToken" | "now"> &
  Pick<SignInInput, "remember" | "fromBrowser" | "device">;

/** Binds the session to the browser, which is a known one from then on. Other clients have no cookies. */
export async function createBrowserSession(
  tx: TenantTransaction,
  customer: typeof customers.$inferSelect,
  { fromBrowser, device, remember, deviceToken, now }: BrowserSessionInput,
): Promise<Outcome<SignInResult, "FORBIDDEN">> {
  const { id: customerId } = customer;
  const binding = fromBrowser ? createSecret() : undefined;
  const created = await createSession(tx, { customerId, binding, device, remember, now });
  if (!created.ok) return created;
  if (binding === undefined) return accept({ customer, ...created.value });
  const remembered = await rememberCustomerDevice(tx, { customerId, deviceToken, now });
  return accept({ customer, ...created.value, binding, deviceToken: remembered });
}

type ExistingAccount = { id: string; passwordHash: string };

async function insertAccount(
  tx: TenantTransaction,
  { account, passwordHash, key, now }: InsertAccountInput,
): Promise<Outcome<{ existing?: ExistingAccount | undefined }, RegistrationRefusal> | TooManyMails> {
  const claim = key === undefined ? undefined : await claimRegistrationKey(tx, key, account);
  if (claim?.reused) return refuse("IDEMPOTENCY_KEY_REUSED");
  if (claim?.existing) return accept({ existing: claim.existing });
  const inserted = await tx
    .insert(customers)
    .values({ ...account, companyId: tx.companyId, passwordHash })
    .onConflictDoNothing();
  if (inserted.rowCount !== 1) return refuse("AUTH_EMAIL_ALREADY_IN_USE");
  const queued = await queueConfirmation(tx, account, now);
  return queued.ok ? accept({}) : queued;
}

async function claimRegistrationKey(
  tx: TenantTransaction,
  key: string,
  { id: customerId, ...fields }: RegisteredCustomer,
) {
  const { companyId } = tx;
  const bodyHash = hashBody(fields);
  const inserted = await tx
    .insert(registrationKeys)
    .values({ companyId, key, bodyHash, customerId })
    .onConflictDoNothing();
  if (inserted.rowCount === 1) return {};
  const [existing] = await tx
    .select({ id: customers.id, passwordHash: customers.passwordHash, bodyHash: registrationKeys.bodyHash })
    .from(registrationKeys)
    .innerJoin(
      customers,
      and(eq(customers.companyId, registrationKeys.companyId), eq(customers.id, registrationKeys.customerId)),
    )
    .where(and(eq(registrationKeys.companyId, companyId), eq(registrationKeys.key, key)));
  return existing?.bodyHash.equals(bodyHash) ? { existing } : { reused: true };
}
