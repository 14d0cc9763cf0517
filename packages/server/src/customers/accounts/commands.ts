import { normaliseEmail } from "@pecacerta/rules/email";
import { done, type Outcome, refused } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { type Shop, type Tx, together } from "../../companies/shop.ts";
import { fingerprint } from "../idempotency.ts";
import { type Customer, newSecret, openSession } from "../sessions/session.ts";
import { customers, registrationKeys } from "../tables.ts";
import { askToConfirm } from "./confirmation.ts";
import { unlessLeft } from "./left-meanwhile.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { customerByEmail } from "./queries.ts";

/**
 * `key`: what the client calls this one intent, if it does. `caller`: where the request comes from; a key counts for one
 * caller alone.
 */
export type Registration = {
  name: string;
  email: string;
  password: string;
  cpf: string;
  phone: string;
  key?: string | undefined;
  caller: string;
  now: Date;
};
export type Registered = Omit<Customer, "createdAt">;
type RegistrationRefusal = "AUTH_EMAIL_ALREADY_IN_USE" | "IDEMPOTENCY_KEY_REUSED";
type Login = {
  email: string;
  password: string;
  remember: boolean;
  fromBrowser: boolean;
  /** What people will know this session by. */
  device: string;
  now: Date;
};
export type SignedIn = { customer: Customer; token: string; binding: string | undefined; expiresAt: Date };
type Opening = { account: Registered; passwordHash: string; key: string | undefined; now: Date };

/**
 * Opens an account in this company. The same e-mail may have one in every company. A key that came before gets the first
 * answer again, if everything else is the same.
 */
export async function register(
  shop: Shop,
  { password, key: sentKey, caller, now, ...sent }: Registration,
): Promise<Outcome<Registered, RegistrationRefusal>> {
  const passwordHash = await hashPassword(password);
  const { name, cpf, phone } = sent;
  const account = { id: uuid(), name, email: normaliseEmail(sent.email), cpf, phone, rg: "" };
  const key = sentKey === undefined ? undefined : fingerprint([caller, sentKey]).toString("base64url");
  const outcome = await together(shop, (tx) => open(tx, { account, passwordHash, key, now }));
  if (!outcome.ok || !outcome.value.before) return outcome.ok ? done(account) : outcome;
  // No password is kept in what a key is compared by, so it is tried on the account that the key opened.
  const { id, passwordHash: known } = outcome.value.before;
  return (await isPassword(known, password)) ? done({ ...account, id }) : refused("IDEMPOTENCY_KEY_REUSED");
}

/** Signs in. A wrong password and an unknown e-mail are refused alike, after the same work. */
export async function signIn(
  shop: Shop,
  { email, password, remember, fromBrowser, device, now }: Login,
): Promise<Outcome<SignedIn, "AUTH_WRONG_PASSWORD">> {
  const address = normaliseEmail(email);
  const customer = await together(shop, (tx) => customerByEmail(tx, address));
  const right = await isPassword(customer?.passwordHash, password, `${shop.companyId} ${address}`);
  if (!customer || !right) return refused("AUTH_WRONG_PASSWORD");
  const binding = fromBrowser ? newSecret() : undefined;
  const session = { customerId: customer.id, binding, device, remember, now };
  const opened = await unlessLeft(() => together(shop, (tx) => openSession(tx, session)), undefined);
  return opened ? done({ customer, binding, ...opened }) : refused("AUTH_WRONG_PASSWORD");
}

type Before = { id: string; passwordHash: string };

async function open(
  tx: Tx,
  { account, passwordHash, key, now }: Opening,
): Promise<Outcome<{ before?: Before | undefined }, RegistrationRefusal>> {
  const claim = key === undefined ? undefined : await claimKey(tx, key, account);
  if (claim?.reused) return refused("IDEMPOTENCY_KEY_REUSED");
  if (claim?.before) return done({ before: claim.before });
  const made = await tx
    .insert(customers)
    .values({ ...account, companyId: tx.companyId, passwordHash })
    .onConflictDoNothing();
  if (made.rowCount !== 1) return refused("AUTH_EMAIL_ALREADY_IN_USE");
  await askToConfirm(tx, account, now);
  return done({});
}

async function claimKey(tx: Tx, key: string, { id: customerId, ...sent }: Registered) {
  const { companyId } = tx;
  const bodyHash = fingerprint(sent);
  const claimed = await tx
    .insert(registrationKeys)
    .values({ companyId, key, bodyHash, customerId })
    .onConflictDoNothing();
  if (claimed.rowCount === 1) return {};
  const [before] = await tx
    .select({ id: customers.id, passwordHash: customers.passwordHash, bodyHash: registrationKeys.bodyHash })
    .from(registrationKeys)
    .innerJoin(
      customers,
      and(eq(customers.companyId, registrationKeys.companyId), eq(customers.id, registrationKeys.customerId)),
    )
    .where(and(eq(registrationKeys.companyId, companyId), eq(registrationKeys.key, key)));
  return before?.bodyHash.equals(bodyHash) ? { before } : { reused: true };
}
