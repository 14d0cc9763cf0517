import { randomInt, timingSafeEqual } from "node:crypto";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { formatSignInCode, MAX_SIGN_IN_CODE_ATTEMPTS, SIGN_IN_CODE_COUNT } from "@pecacerta/rules/sign-in-code";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Config } from "../../platform/config/config.ts";
import { createSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { countAttemptInTransaction, HOUR_S } from "../../platform/http/rate-limits.ts";
import { allowMail, queueAllowedMail } from "../../platform/mail/commands.ts";
import { guessedAccount } from "../../platform/password/guess-budget.ts";
import { unknownPasswordHash } from "../../platform/password/password-hash.ts";
import { orIfAccountDeleted } from "../deleted-account.ts";
import { ownedBy } from "../owned-by.ts";
import { forgetOtherCustomerDevices } from "../sessions/devices.ts";
import { accountLinks, customers, sessions } from "../tables.ts";
import {
  consumeAccountLink,
  createAccountLink,
  expireAccountLinks,
  hashSignInCode,
  whereUsableLink,
} from "./account-links.ts";
import type { GuessOrigin } from "./password-guess.ts";
import { findCustomerByEmail } from "./queries.ts";
import { createBrowserSession, type SignInResult } from "./sign-in.ts";

const CODES_PER_NETWORK = 2;

/** Returns the secret of the request. For an unknown address it fits no code, and mails count as for a known one. */
export async function queueSignInCode(
  tx: TenantTransaction,
  { email, origin, config }: { email: string; origin: GuessOrigin; config: Config },
): Promise<Outcome<string, "TOO_MANY_REQUESTS", { seconds: number }>> {
  const { network, now } = origin;
  // Of the mails of an address, so that one network does not use up all of them.
  const subject = `code:${guessedAccount("code", email, network).toString("base64url")}`;
  const attempts = { subject, max: CODES_PER_NETWORK, seconds: HOUR_S, now };
  const seconds = await countAttemptInTransaction(tx, config, attempts);
  if (seconds > 0) return refuse("TOO_MANY_REQUESTS", { seconds });
  const permit = await allowMail(tx, { template: "sign-in-code", to: email, now });
  if (!permit.ok) return permit;
  const customer = await findCustomerByEmail(tx, email);
  if (!customer) return accept(createSecret());
  const { id: customerId, name } = customer;
  const code = formatSignInCode(randomInt(SIGN_IN_CODE_COUNT));
  const secret = await createAccountLink(tx, { customerId, purpose: "sign-in", email, code }, now);
  await queueAllowedMail(tx, permit.value, { customerId, content: { name, code } });
  return accept(secret);
}

type CodeSignInInput = {
  secret: string;
  code: string;
  remember: boolean;
  fromBrowser: boolean;
  device: string;
  deviceToken: string | undefined;
  now: Date;
};

type CodeRefusal = "AUTH_WRONG_CODE" | "FORBIDDEN";

/** The attempt is counted in a transaction of its own: a refusal rolls back. */
export async function signInByCode(
  tenant: Tenant,
  { secret, code, ...session }: CodeSignInInput,
): Promise<Outcome<SignInResult, CodeRefusal>> {
  const { now } = session;
  const isCorrect = await withTenantTransaction(tenant, (tx) => countCodeAttempt(tx, secret, code, now));
  if (!isCorrect) return refuse("AUTH_WRONG_CODE");
  const signIn = async (tx: TenantTransaction): Promise<Outcome<SignInResult, CodeRefusal>> => {
    // Of two requests with the right code only one finds it.
    const link = await consumeAccountLink(tx, secret, "sign-in", now);
    if (!link) return refuse("AUTH_WRONG_CODE");
    const { customerId, email } = link;
    const isOwner = and(
      eq(customers.companyId, tx.companyId),
      eq(customers.id, customerId),
      eq(customers.email, email),
    );
    const [found] = await tx.select().from(customers).where(isOwner).for("update");
    if (!found) return refuse("AUTH_WRONG_CODE");
    const customer = found.emailConfirmedAt ? found : await claimAccount(tx, found, now);
    return createBrowserSession(tx, customer, session);
  };
  return await orIfAccountDeleted(() => withTenantTransaction(tenant, signIn), refuse("AUTH_WRONG_CODE"));
}

/**
 * The code proves that the customer reads mail of this address. Until now a stranger may have registered it, whose
 * password, sessions and links end here.
 */
async function claimAccount(
  tx: TenantTransaction,
  customer: typeof customers.$inferSelect,
  now: Date,
): Promise<typeof customers.$inferSelect> {
  const { id: customerId, email } = customer;
  const changes = { emailConfirmedAt: now, passwordHash: await unknownPasswordHash() };
  await tx
    .update(customers)
    .set(changes)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  await tx.delete(sessions).where(ownedBy(sessions, tx, customerId));
  await forgetOtherCustomerDevices(tx, { customerId, deviceToken: undefined });
  await expireAccountLinks(tx, { customerId, purpose: "confirmation", except: [email] }, now);
  return { ...customer, ...changes };
}

async function countCodeAttempt(tx: TenantTransaction, secret: string, code: string, now: Date): Promise<boolean> {
  const [link] = await tx
    .update(accountLinks)
    .set({ attempts: sql`${accountLinks.attempts} + 1` })
    .where(and(whereUsableLink(tx, secret, "sign-in", now), lt(accountLinks.attempts, MAX_SIGN_IN_CODE_ATTEMPTS)))
    .returning();
  return link?.codeHash ? timingSafeEqual(link.codeHash, hashSignInCode(secret, code)) : false;
}
