import { ACCOUNT_LINK_PURPOSES } from "@pecacerta/rules/account-link";
import { accept, type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { allowMail, deleteSentMailsTo, queueAllowedMail, queueMail } from "../../platform/mail/commands.ts";
import { customers } from "../tables.ts";
import { consumeAccountLink, createAccountLink, expireAccountLinks } from "./account-links.ts";
import { findCustomerByEmail } from "./queries.ts";

export type TooManyMails = RefusedOutcome<"TOO_MANY_REQUESTS", { seconds: number }>;
type MailOutcome = { ok: true; value: undefined } | TooManyMails;

type ConfirmationRequest = { id: string; name: string; email: string };

export async function queueConfirmation(
  tx: TenantTransaction,
  { id, name, email }: ConfirmationRequest,
  now: Date,
): Promise<MailOutcome> {
  const permit = await allowMail(tx, { template: "email-confirmation", to: email, now });
  if (!permit.ok) return permit;
  const content = { name, path: await confirmationPath(tx, { id, email }, now) };
  await queueAllowedMail(tx, permit.value, { customerId: id, content });
  return accept(undefined);
}

/** Sends a notice to the current address. Links to other addresses, perhaps mistyped, expire. */
export async function queueNewEmailMails(
  tx: TenantTransaction,
  { id, name, email, newEmail }: ConfirmationRequest & { newEmail: string },
  now: Date,
): Promise<MailOutcome> {
  const permit = await allowMail(tx, { template: "new-email", to: newEmail, now });
  if (!permit.ok) return permit;
  await expireAccountLinks(tx, { customerId: id, purpose: "confirmation", except: [email, newEmail] }, now);
  const content = { name, path: await confirmationPath(tx, { id, email: newEmail }, now) };
  await queueAllowedMail(tx, permit.value, { customerId: id, content });
  await queueMail(tx, { template: "email-changed", to: email, customerId: id, content: { name, newEmail } });
  return accept(undefined);
}

/** A new address becomes the account's, and the links sent to the old one expire. */
export async function confirmEmailByLink(
  tx: TenantTransaction,
  secret: string,
  now: Date,
): Promise<Outcome<{ email: string }, "TOKEN_NOT_FOUND">> {
  const link = await consumeAccountLink(tx, secret, "confirmation", now);
  if (!link) return refuse("TOKEN_NOT_FOUND");
  const { customerId, email } = link;
  const whereCustomer = and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId));
  const [before] = await tx.select().from(customers).where(whereCustomer).for("update");
  const owner = await findCustomerByEmail(tx, email);
  // Another account may have been registered with this address since the mail was sent.
  if (!before || (owner && owner.id !== customerId)) return refuse("TOKEN_NOT_FOUND");
  await tx.update(customers).set({ email, emailConfirmedAt: now }).where(whereCustomer);
  if (before.email !== email) {
    for (const purpose of ACCOUNT_LINK_PURPOSES) await expireAccountLinks(tx, { customerId, purpose }, now);
    await deleteSentMailsTo(tx, before.email);
  }
  return accept({ email });
}

// Browsers do not send the fragment: the secret appears in no log and in no Referer header.
async function confirmationPath(tx: TenantTransaction, { id, email }: Omit<ConfirmationRequest, "name">, now: Date) {
  return `/account/confirmEmail#${await createAccountLink(tx, { customerId: id, purpose: "confirmation", email }, now)}` as const;
}
