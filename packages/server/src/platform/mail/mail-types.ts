import type { Centavos } from "@pecacerta/rules/money";
import type { PaymentMethod } from "@pecacerta/rules/order";

/** A page of the company's shop, as `/account/orders/1001`; the mail makes a whole address of it. */
export type ShopPath = `/${string}`;

/**
 * Everything that the shop tells by mail: which template, to whom, and what the template needs to know. `customerId`: whose
 * data it holds, for any recipient; it is deleted with that account. Null where it holds no customer's.
 */
export type Mail = {
  [T in MailTemplate]: { template: T; to: string; customerId: string | null; content: MailContents[T] };
}[MailTemplate];

export type MailTemplate = keyof MailContents;

/** What each template needs to know. */
export type MailContents = {
  /** A new account's address is its owner's: `path` confirms it. */
  "email-confirmation": { name: string; path: ShopPath };
  /** To the new address of an account, which `path` confirms. */
  "new-email": { name: string; path: ShopPath };
  /** To the address that an account had before. */
  "email-changed": { name: string; newEmail: string };
  /** `path` lets a new password be chosen, once and for 30 minutes. */
  "password-recovery": { name: string; path: ShopPath };
  "password-changed": { name: string };
  "order-received": {
    name: string;
    number: string;
    path: ShopPath;
    items: { name: string; quantity: number; total: Centavos }[];
    shipping: Centavos;
    tax: Centavos;
    total: Centavos;
    payment: PaymentMethod;
    pixCode: string | null;
    /** When the order is canceled unless it was paid, as ISO 8601; null: never. Mails queued before 0043 lack it. */
    payBy?: string | null;
  };
  "order-status": { name: string; number: string; path: ShopPath; status: "shipped" | "completed" | "cancelled" };
  /** The order was canceled: it was not paid until `payBy`, as ISO 8601. */
  "order-expired": { name: string; number: string; path: ShopPath; payBy: string };
  /** To the company: a question about one of its products. */
  "question-asked": { product: string; path: ShopPath; author: string; question: string };
  "question-answered": { product: string; path: ShopPath; question: string; answer: string };
  /** `value`: what one piece costs now, by the seller's answer; `until`: how long that stands, as ISO 8601. */
  "bid-answered": {
    name: string;
    product: string;
    path: ShopPath;
    answer: "accepted" | "countered" | "refused";
    value: Centavos;
    quantity: number;
    until: string;
  };
  /** `leavePath` takes the address off the list with one click, and goes with every letter. */
  "newsletter-confirmation": { path: ShopPath; leavePath: ShopPath };
  /** To the company, from its contact page: replies go to `email`. */
  "contact-message": { name: string; email: string; phone: string; message: string };
};
