import { formatMoney } from "@pecacerta/rules/money";
import { ownProperty } from "@pecacerta/rules/own-property";
import { PERMISSIONS, STAFF_ROLES } from "@pecacerta/rules/permission";
import { type HistoryField, productValueText } from "../product-history/product-value-text.ts";
import { auditFieldName } from "../texts/audit-field-names.ts";
import { auditTexts } from "../texts/audit-texts.ts";
import { categoryTexts } from "../texts/category-texts.ts";
import { roleName } from "../texts/company-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { hideReasonName } from "../texts/hide-reason-names.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { MAIL_NAMES, orderTexts, PAYMENT_STATE_NAMES, STAGE_NAMES } from "../texts/order-texts.ts";
import { permissionName } from "../texts/permission-texts.ts";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import { STOCK_REASON_NAMES } from "../texts/stock-texts.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isId = (value: unknown): boolean => typeof value === "string" && UUID.test(value);

/** A stored value as staff read it. Entries are kept for years: a value that its field no longer has shows as it is. */
export function auditValueText(field: string, value: unknown): string {
  if (field === "parent" && value === null) return auditTexts.noParent;
  if (value === undefined || value === null || value === "") return auditTexts.empty;
  const text = ownProperty<(known: never) => string | undefined>(VALUES, field)?.(value as never);
  return text ?? plainText(value);
}

const VALUES: Readonly<Record<string, (value: never) => string | undefined>> = {
  ...fieldsWith(["price", "compareAtPrice", "cost", "amount", "paidAmount", "refundedAmount"], moneyText),
  ...fieldsWith(["total", "value", "counter"], moneyText),
  ...fieldsWith(["whenOut", "compatibility", "condition", "origin", "weight", "warrantyMonths", "state"], productText),
  saleEndsAt: (value: unknown) => (isInstant(value) ? saleEndText(value) : undefined),
  box: (value: unknown) => (typeof value === "object" ? productValueText("box", value) : undefined),
  stage: nameIn(STAGE_NAMES),
  paymentState: nameIn(PAYMENT_STATE_NAMES),
  kind: nameIn(productTypeTexts.kinds),
  layout: nameIn({ products: categoryTexts.layoutProducts, categories: categoryTexts.layoutCategories }),
  method: nameIn(actionTexts.refund.methods),
  mail: nameIn(MAIL_NAMES),
  role: (value: unknown) => nameOfKnown(STAFF_ROLES, roleName, value),
  addedPermissions: permissionsText,
  removedPermissions: permissionsText,
  image: () => auditTexts.withImage,
  parent: (value: unknown) => (isId(value) ? auditTexts.deletedParent : undefined),
  reason: reasonText,
  lines: linesText,
  changed: changedFieldsText,
};

function fieldsWith(fields: readonly string[], text: (value: unknown, field: string) => string | undefined) {
  return Object.fromEntries(fields.map((field) => [field, (value: unknown) => text(value, field)]));
}

function moneyText(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? formatMoney(Number(value)) : undefined;
}

function productText(value: unknown, field: string): string | undefined {
  return typeof value === "object" ? undefined : productValueText(field as HistoryField, value);
}

const END_OF_DAY = "23:59";

function saleEndText(value: string): string {
  const text = formatDateTime(value);
  return text.endsWith(END_OF_DAY) ? productValueText("saleEndsAt", value) : text;
}

function nameIn(names: Readonly<Record<string, string>>) {
  return (value: unknown) => ownProperty(names, String(value));
}

function nameOfKnown<Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string, value: unknown) {
  const key = keys.find((known) => known === value);
  return key === undefined ? undefined : nameOf(key);
}

function permissionsText(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((each) => nameOfKnown(PERMISSIONS, permissionName, each) ?? plainText(each)).join(", ");
}

const KNOWN_REASONS = { ...STOCK_REASON_NAMES, ...actionTexts.reversePayment.reasons };

/** Names reasons: of hidden texts, reversed payments, movements of the stock, or typed ones. */
function reasonText(value: unknown): string {
  const reasons = String(value).split(", ");
  const names = reasons.map((reason) => ownProperty<string>(KNOWN_REASONS, reason) ?? hideReasonName(reason));
  return names.join(", ");
}

function changedFieldsText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map((field) => ownProperty<string>(actionTexts.address.fields, String(field)) ?? field).join(", ");
}

type CancelledLine = { quantity?: unknown; stock?: unknown };

function linesText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .map(({ quantity, stock }: CancelledLine) => {
      const isDamaged = stock === "damaged";
      return `${orderTexts.pieces(Number(quantity))} ${isDamaged ? auditTexts.damaged : auditTexts.restocked}`;
    })
    .join(", ");
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isInstant = (value: unknown): value is string => typeof value === "string" && INSTANT.test(value);

function plainText(value: unknown): string {
  if (value === undefined || value === null || value === "") return auditTexts.empty;
  if (typeof value === "boolean") return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === "number") return formatInteger(value);
  if (isInstant(value)) return formatDateTime(value);
  if (Array.isArray(value)) return value.length === 0 ? auditTexts.empty : value.map(plainText).join(", ");
  return typeof value === "object" ? recordText(value) : String(value);
}

/** Its name with what else it tells, else each of its values. */
function recordText(value: object): string {
  if (!("name" in value && typeof value.name === "string")) return membersText(Object.entries(value));
  const others = Object.entries(value).filter(([field, each]) => !["name", "slug"].includes(field) && isTelling(each));
  return others.length === 0 ? value.name : `${value.name} (${membersText(others)})`;
}

const membersText = (members: readonly [string, unknown][]): string =>
  members.map(([field, each]) => `${auditFieldName(field)}: ${auditValueText(field, each)}`).join(", ");

const isTelling = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value !== "object" && value !== undefined && value !== "";
