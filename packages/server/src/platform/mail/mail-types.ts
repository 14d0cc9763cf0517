import type { Centavos } from "@pecacerta/rules/money";
import type { PaymentMethod } from "@pecacerta/rules/order";
import type { OrderMail } from "@pecacerta/rules/order-stage";
import type { StaffRole } from "@pecacerta/rules/permission";

export type ShopPath = `/${string}`;

/** `customerId`: whose data the mail contains; it is deleted with that account. */
export type Mail = {
  [T in MailTemplate]: { template: T; to: string; customerId: string | null; content: MailContents[T] };
}[MailTemplate];

export type MailTemplate = keyof MailContents;

export type MailContents = {
  "email-confirmation": { name: string; path: ShopPath };
  "new-email": { name: string; path: ShopPath };
  "email-changed": { name: string; newEmail: string };
  "password-recovery": { name: string; path: ShopPath };
  "password-changed": { name: string };
  /** `at`: ISO 8601, of the last of ten. */
  "failed-sign-ins": { name: string; at: string };
  /** `code` works once, for 10 minutes, in the browser that asked for it. */
  "sign-in-code": { name: string; code: string };
  "order-received": {
    name: string;
    number: string;
    path: ShopPath;
    items: { name: string; quantity: number; total: Centavos }[];
    shipping: Centavos;
    tax: Centavos;
    /** Mails queued before migration 0062 lack it: the tax was added. */
    taxIncluded?: boolean;
    total: Centavos;
    payment: PaymentMethod;
    pixCode: string | null;
    /** ISO 8601; null: never. Mails queued before migration 0043 lack it. */
    payBy?: string | null;
    /** First and last day of the expected arrival; mails queued before migration 0062 lack it. */
    delivery?: { from: string; to: string } | null;
    /** Of a company, formatted; mails queued before migration 0136 lack it. */
    cnpj?: string | null;
  };
  "order-status": {
    name: string;
    number: string;
    path: ShopPath;
    status: Exclude<OrderMail, "received">;
    /** Of a shipped order; empty or missing: unknown. */
    carrier?: string;
    tracking?: string;
  };
  /** `amount`: what the buyer gets back. */
  "order-lines-cancelled": {
    name: string;
    number: string;
    path: ShopPath;
    items: { name: string; quantity: number; total: Centavos }[];
    amount: Centavos;
  };
  "order-expired": { name: string; number: string; path: ShopPath; payBy: string };
  "question-asked": { product: string; path: ShopPath; author: string; question: string };
  "question-answered": { product: string; path: ShopPath; question: string; answer: string };
  "review-answered": { product: string; path: ShopPath; review: string; answer: string };
  /** `path` leads to the reviews of the part, `leavePath` to the end of such mails. */
  "review-invitation": {
    name: string;
    number: string;
    items: { name: string; path: ShopPath }[];
    leavePath: ShopPath;
  };
  "message-answered": { name: string; message: string; answer: string };
  /** `value`: the price of one piece. `until`: ISO 8601. */
  "bid-answered": {
    name: string;
    product: string;
    path: ShopPath;
    answer: "accepted" | "countered" | "refused";
    value: Centavos;
    quantity: number;
    until: string;
  };
  "stock-returned": { product: string; path: ShopPath; leavePath: ShopPath };
  "newsletter-confirmation": { path: ShopPath; leavePath: ShopPath };
  "contact-message": { name: string; email: string; phone: string; message: string };
  /** `path` leads to the admin and works once, for three days. */
  "staff-invitation": { company?: string; inviter?: string; role: StaffRole; path: ShopPath; from?: string };
  /** To the owners of a company. `operator`: missing if a command on the server invited. `at`, `from`: ISO 8601. */
  "staff-owner-invited": { operator?: string; email: string; at: string; path: ShopPath; from?: string };
  "staff-support-requested": { operator: string; role: StaffRole; hours: number; reason: string; path: ShopPath };
  /** `path` leads to the order in the admin. */
  "staff-new-order": {
    number: string;
    path: ShopPath;
    items: { name: string; quantity: number; total: Centavos }[];
    total: Centavos;
    payment: PaymentMethod;
  };
  /** `path` leads to the bid in the admin. `value`: the price of one piece. `until`: ISO 8601. */
  "staff-new-bid": { product: string; path: ShopPath; value: Centavos; quantity: number; until: string };
  /** `path` leads to the admin and works once, for an hour. */
  "staff-recovery": { name: string; path: ShopPath };
  /** `path` works once, from `from` (ISO 8601) on, for three days. */
  "staff-reset": { name: string; path: ShopPath; from: string };
  "staff-password-changed": { name: string; at: string };
  "staff-new-device": { name: string; device: string; at: string };
  "staff-failed-sign-ins": { name: string; at: string };
};
