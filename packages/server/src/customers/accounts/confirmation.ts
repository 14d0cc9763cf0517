import { ACCOUNT_LINK_PURPOSES } from "@pecacerta/rules/account-link";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { deleteSentMailsTo, queueMail } from "../../platform/mail/commands.ts";
import { customers } from "../tables.ts";
import { consumeAccountLink, createAccountLink, expireAccountLinks } from "./account-links.ts";
import { findCustomerByEmail } from "./queries.ts";

type ConfirmationRequest = { id: string; name: string; email: string };

/** Sends a new account's address the link that confirms it. */
export async function queueConfirmation(
  tx: TenantTransaction,
  { id, name, email }: ConfirmationRequest,
  now: Date,
): Promise<void> {
  await queueMail(tx, {
    template: "email-confirmation",
    to: email,
    customerId: id,
    content: { name, path: await confirmationPath(tx, { id, email }, now) },
  });
}

/** Whether the account's address is known to be its owner's. */
export async function isEmailConfirmed(tx: TenantTransaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ at: customers.emailConfirmedAt })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, id)));
  return row?.at != null;
}

/**
 * Sends the link to the address that is to be the account's, and tells the one that still is. What was wished for before,
 * a mistyped stranger's address perhaps, is not wished for any more.
 */
export async function queueNewEmailMails(
  tx: TenantTransaction,
  { id, name, email, newEmail }: ConfirmationRequest & { newEmail: string },
  now: Date,
): Promise<void> {
  await expireAccountLinks(tx, { customerId: id, purpose: "confirmation", except: [email, newEmail] }, now);
  await queueMail(tx, {
    template: "new-email",
    to: newEmail,
    customerId: id,
    content: { name, path: await confirmationPath(tx, { id, email: newEmail }, now) },
  });
  await queueMail(tx, { template: "email-changed", to: email, customerId: id, content: { name, newEmail } });
}

/**
 * Confirms the address that a link was sent to; where it is a new one, it becomes the account's, and links in mails to
 * the old one open nothing any more, nor do they bring it back.
 */
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
  // Somebody else may have opened an account with it since the mail was sent.
  if (!before || (owner && owner.id !== customerId)) return refuse("TOKEN_NOT_FOUND");
  await tx.update(customers).set({ email, emailConfirmedAt: now }).where(whereCustomer);
  if (before.email !== email) {
    for (const purpose of ACCOUNT_LINK_PURPOSES) await expireAccountLinks(tx, { customerId, purpose }, now);
    await deleteSentMailsTo(tx, before.email);
  }
  return accept({ email });
}

// After the mark, a browser keeps it to itself: it stands in no server's log and in no page's address elsewhere.
async function confirmationPath(tx: TenantTransaction, { id, email }: Omit<ConfirmationRequest, "name">, now: Date) {
  return `/account/confirmEmail#${await createAccountLink(tx, { customerId: id, purpose: "confirmation", email }, now)}` as const;
}
