import { isDeepStrictEqual } from "node:util";
import type { OrderConflictDto } from "@pecacerta/contract/admin/orders";
import { lacksStreetNumber } from "@pecacerta/rules/address-lines";
import { CHANGEABLE_ORDER_FIELDS, type ChangeableOrderField, type OrderAction } from "@pecacerta/rules/order-stage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { queueMail } from "../../../platform/mail/commands.ts";
import type { OrderAddress } from "../../tables/orders.ts";
import { orderStatusMail } from "../mails.ts";
import type { OrderRow } from "../order-dto.ts";
import type { OrderActor } from "../order-events.ts";
import { changeOrder, lockOrder, type OrderChange, type OrderCommandInput } from "./change-order.ts";
import { changedAddressFields } from "./changed-address-fields.ts";

type OrderValues = { address: OrderAddress; nfe_key: string; carrier: string; tracking: string };
type SentValues = { [Field in ChangeableOrderField]?: OrderValues[Field] | undefined };

type ChangeStaffOrderInput = OrderCommandInput & { values: SentValues; tag: string | undefined };

type ChangeRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_CLOSED"
  | "CHANGED_MEANWHILE"
  | "ADDRESS_NUMBER_REQUIRED"
  | "VERSION_NEEDED";
type ChangeDetails = OrderConflictDto | { errors: Record<string, string> };
type ValueOutcome = Outcome<OrderChange, "CHANGED_MEANWHILE" | "ADDRESS_NUMBER_REQUIRED", ChangeDetails>;

const FIELD_ACTIONS: Readonly<Record<ChangeableOrderField, OrderAction>> = {
  address: "change-address",
  nfe_key: "set-invoice-key",
  carrier: "change-shipment",
  tracking: "change-shipment",
};

/**
 * `tag`: of the header If-Match, as `"r3"`. Saves what has not changed since that revision; nothing where one
 * field is refused.
 */
export async function changeStaffOrder(
  tx: TenantTransaction,
  actor: OrderActor,
  { values, tag, ...input }: ChangeStaffOrderInput,
): Promise<Outcome<undefined, ChangeRefusal, ChangeDetails>> {
  if (tag === undefined) return refuse("VERSION_NEEDED");
  const order = await lockOrder(tx, input.number);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const changed = findChangedValues(order, values);
  const fields = CHANGEABLE_ORDER_FIELDS.filter((field) => changed[field] !== undefined);
  const conflicts = fields.filter((field) => isChangedSince(order, field, tag));
  for (const action of new Set(fields.map((field) => FIELD_ACTIONS[field]))) {
    const outcome = await changeOrder(tx, actor, { ...input, action }, async (locked): Promise<ValueOutcome> => {
      if (conflicts.length > 0) return refuse("CHANGED_MEANWHILE", conflictOf(order, values, conflicts));
      return await changeValues(tx, locked, { action, changed });
    });
    if (!outcome.ok) return outcome;
  }
  return accept(undefined);
}

const toValues = ({ shippingAddress, nfeKey, carrier, tracking }: OrderRow): OrderValues => ({
  address: shippingAddress,
  nfe_key: nfeKey ?? "",
  carrier,
  tracking,
});

function findChangedValues(order: OrderRow, sent: SentValues): SentValues {
  const current = toValues(order);
  const fields = CHANGEABLE_ORDER_FIELDS.filter(
    (field) => sent[field] !== undefined && !isDeepStrictEqual(sent[field], current[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
}

/** A tag that no answer has had is older than everything. */
function isChangedSince({ fieldRevisions, revision }: OrderRow, field: ChangeableOrderField, tag: string): boolean {
  const seen = Number(/^"r([1-9]\d{0,8})"$/.exec(tag)?.[1] ?? 0);
  return seen === 0 || seen > revision || (fieldRevisions[field] ?? 1) > seen;
}

const conflictOf = (order: OrderRow, yours: SentValues, conflicts: ChangeableOrderField[]): OrderConflictDto => ({
  current: { revision: order.revision, ...toValues(order) },
  yours,
  conflicts,
});

async function changeValues(
  tx: TenantTransaction,
  order: OrderRow,
  { action, changed }: { action: OrderAction; changed: SentValues },
): Promise<ValueOutcome> {
  const { address, nfe_key: nfeKey = "", carrier = order.carrier, tracking = order.tracking } = changed;
  if (action === "set-invoice-key")
    return accept({
      set: { nfeKey: nfeKey === "" ? null : nfeKey },
      event: "invoice-key-set" as const,
      audited: { before: { nfeKey: order.nfeKey }, after: { nfeKey } },
    });
  if (action === "change-address" && address) {
    if (lacksStreetNumber(address))
      return refuse("ADDRESS_NUMBER_REQUIRED", { errors: { "address.address1": "ADDRESS_NUMBER_REQUIRED" } });
    return accept({
      set: { shippingAddress: address },
      event: "address-changed" as const,
      data: { changed: changedAddressFields(order.shippingAddress, address) },
      audited: { before: { city: order.shippingAddress.city }, after: { city: address.city } },
    });
  }
  const shipment = { carrier, tracking };
  const mail = await orderStatusMail(tx, { ...order, ...shipment }, "shipped");
  if (mail) await queueMail(tx, mail);
  const data = { ...shipment, ...(mail ? { mail: "shipped" as const } : {}) };
  const audited = { before: { carrier: order.carrier, tracking: order.tracking }, after: shipment };
  return accept({ set: shipment, event: "shipment-changed" as const, data, audited });
}
