import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { messages } from "../content/contact/tables.ts";
import { newsletterAddresses } from "../content/newsletter/tables.ts";
import { questions } from "../content/questions/tables.ts";
import { reviews } from "../content/reviews/tables.ts";
import { stockAlerts } from "../content/stock-alerts/tables.ts";
import { loginAccount, ownPasswordAccount } from "../customers/accounts/password-guess.ts";
import { ownedBy } from "../customers/owned-by.ts";
import type { Customer } from "../customers/sessions/session.ts";
import { customers } from "../customers/tables.ts";
import type { TenantTransaction } from "../platform/database/tenant.ts";
import { deleteMails } from "../platform/mail/commands.ts";
import { outbox } from "../platform/mail/tables.ts";
import { deleteGuesses } from "../platform/password/guess-budget.ts";
import { withdrawBid } from "../sales/bids/commands.ts";
import { bids } from "../sales/tables/bids.ts";
import { orderNotes, orderPayments, orderRefunds } from "../sales/tables/order-handling.ts";
import { type OrderAddress, orders } from "../sales/tables/orders.ts";

const DELETED_CUSTOMER = "Cliente";

/** City, state and country stay: accounting needs the place of the sale. */
const ERASED_ADDRESS_FIELDS: Omit<OrderAddress, "city" | "state" | "country"> = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  postcode: "",
  email: "",
  phone: "",
};

export async function eraseCustomer(
  tx: TenantTransaction,
  { id, email }: Pick<Customer, "id" | "email">,
  now: Date,
): Promise<void> {
  const { companyId } = tx;
  // Waits for transactions that insert rows of the customer, and blocks new ones.
  await tx.execute(sql`select from customers where company_id = ${companyId} and id = ${id} for update`);
  await withdrawAcceptedBids(tx, id, now);
  await eraseOrderTexts(tx, id);
  await tx
    .update(orders)
    .set({
      customerId: null,
      email: "",
      orderNotes: "",
      paymentReference: "",
      shippingAddress: eraseAddress(orders.shippingAddress),
      billingAddress: eraseAddress(orders.billingAddress),
    })
    .where(ownedBy(orders, tx, id));
  await tx
    .update(reviews)
    .set({ customerId: null, author: DELETED_CUSTOMER })
    .where(ownedBy(reviews, tx, id));
  await tx
    .update(questions)
    .set({ customerId: null, author: DELETED_CUSTOMER })
    .where(ownedBy(questions, tx, id));
  // Mails of newsletter and contact form know only the address.
  const isToOrAbout = or(
    eq(outbox.customerId, id),
    eq(outbox.recipient, email),
    containsText(sql`${outbox.content}::text`, JSON.stringify(email)),
  );
  await deleteMails(tx, isToOrAbout);
  await tx
    .delete(newsletterAddresses)
    .where(and(eq(newsletterAddresses.companyId, companyId), eq(newsletterAddresses.email, email)));
  await tx.delete(messages).where(and(eq(messages.companyId, companyId), eq(messages.email, email)));
  await tx.delete(stockAlerts).where(and(eq(stockAlerts.companyId, companyId), eq(stockAlerts.email, email)));
  await deleteGuesses(tx, loginAccount(companyId, email));
  await deleteGuesses(tx, ownPasswordAccount(companyId, id));
  await tx.delete(customers).where(and(eq(customers.companyId, companyId), eq(customers.id, id)));
}

/** Before the orders lose their customer. Amounts and methods of refunds stay for accounting. */
async function eraseOrderTexts(tx: TenantTransaction, customerId: string): Promise<void> {
  const ofCustomer = tx
    .select({ id: orders.id })
    .from(orders)
    .where(ownedBy(orders, tx, customerId));
  await tx
    .delete(orderNotes)
    .where(and(eq(orderNotes.companyId, tx.companyId), inArray(orderNotes.orderId, ofCustomer)));
  await tx
    .update(orderPayments)
    .set({ reference: "" })
    .where(and(eq(orderPayments.companyId, tx.companyId), inArray(orderPayments.orderId, ofCustomer)));
  await tx
    .update(orderRefunds)
    .set({ reason: "" })
    .where(and(eq(orderRefunds.companyId, tx.companyId), inArray(orderRefunds.orderId, ofCustomer)));
}

async function withdrawAcceptedBids(tx: TenantTransaction, customerId: string, now: Date): Promise<void> {
  const accepted = await tx
    .select({ id: bids.id })
    .from(bids)
    .where(and(ownedBy(bids, tx, customerId), eq(bids.state, "accepted"), isNull(bids.orderId)))
    .orderBy(asc(bids.productId));
  for (const { id } of accepted) await withdrawBid(tx, customerId, { id, now });
}

const eraseAddress = (address: typeof orders.shippingAddress | typeof orders.billingAddress) =>
  sql<OrderAddress>`${address} || ${JSON.stringify(ERASED_ADDRESS_FIELDS)}::jsonb`;

const containsText = (text: SQL, part: string): SQL => sql`position(${part} in ${text}) > 0`;
