import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import type { OrderAddress } from "../../tables/orders.ts";
import type { OrderActor } from "../order-events.ts";
import type { OrderCommandInput } from "./change-order.ts";
import { changeOrderAddress, setInvoiceKey } from "./commands.ts";

type ChangeStaffOrderInput = OrderCommandInput & {
  address?: OrderAddress | undefined;
  nfeKey?: string | undefined;
  tag: string | undefined;
};

type ChangeRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_CLOSED"
  | "CHANGED_MEANWHILE"
  | "ADDRESS_NUMBER_REQUIRED"
  | "VERSION_NEEDED";

/** `tag`: of the header If-Match, as `"r3"`. Nothing is changed where one of both is refused. */
export async function changeStaffOrder(
  tx: TenantTransaction,
  actor: OrderActor,
  { address, nfeKey, tag, ...input }: ChangeStaffOrderInput,
): Promise<Outcome<undefined, ChangeRefusal, { errors: Record<string, string> }>> {
  if (tag === undefined) return refuse("VERSION_NEEDED");
  let revision = Number(/^"r(\d{1,9})"$/.exec(tag)?.[1] ?? 0);
  if (address) {
    const changed = await changeOrderAddress(tx, actor, { ...input, address, revision });
    if (!changed.ok) return changed;
    revision = changed.value.revision;
  }
  if (nfeKey !== undefined) {
    const changed = await setInvoiceKey(tx, actor, { ...input, nfeKey: nfeKey === "" ? null : nfeKey, revision });
    if (!changed.ok) return changed;
  }
  return accept(undefined);
}
