import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import type { OrderAction } from "@pecacerta/rules/order-stage";
import type { Permission } from "@pecacerta/rules/permission";

export type OpenDialog = { action: OrderAction; position?: number; payment?: string };

export type OrderPanelProps = {
  order: StaffOrderDto;
  can: (action: OrderAction) => boolean;
  open: (dialog: OpenDialog) => void;
};

/** Whether both the order's stage and the member's permissions allow an action. */
export const actionCheck =
  ({ actions }: StaffOrderDto, permissions: readonly Permission[]) =>
  (action: OrderAction): boolean =>
    actions.includes(action) && neededFor(action).every((permission) => permissions.includes(permission));

function neededFor(action: OrderAction): readonly Permission[] {
  if (action === "refund" || action === "reverse-payment") return ["orders.refund"];
  // Without `customers.read` the address is masked.
  return action === "change-address" ? ["orders.write", "customers.read"] : ["orders.write"];
}
