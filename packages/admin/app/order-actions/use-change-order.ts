import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import type { OrderConflictDto } from "@pecacerta/contract/admin/orders";
import { toast } from "@pecacerta/ui/toast.ts";
import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { STAGE_NAMES } from "../texts/order-texts.ts";
import { refetchOrder, storeOrder } from "./order-queries.ts";

type OrderChange = Parameters<typeof callStaff<"PATCH /admin/orders/:number">>[1]["body"];

export type OrderConflict = OrderConflictDto & { body: OrderChange };

/** Saves values of an order. `conflict`: the same fields were changed since the dialog was opened. */
export function useChangeOrder(order: StaffOrderDto, done: string, onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [opened] = useState(order);
  const [conflict, setConflict] = useState<OrderConflict>();
  const params = { number: order.number };
  async function send(body: OrderChange, revision = opened.revision): Promise<SubmitResult> {
    const options = { company, params, body, ifMatch: `"r${revision}"` };
    const result = await callStaff("PATCH /admin/orders/:number", options);
    if (result.ok) {
      storeOrder(client, company, result.value.data);
      toast.success(done);
      onClose();
      return { ok: true };
    }
    if (result.refusal === "CHANGED_MEANWHILE") setConflict({ ...(result.responseBody as OrderConflictDto), body });
    if (result.refusal === "ORDER_CLOSED") {
      const current = await refetchOrder(client, company, order.number);
      if (current) toast.warning(actionTexts.changedMeanwhile(STAGE_NAMES[current.stage]));
      onClose();
      return { ok: true };
    }
    return result;
  }
  const overwrite = async () => {
    if (conflict) await send(conflict.body, conflict.current.revision);
  };
  async function keep() {
    await refetchOrder(client, company, order.number);
    onClose();
  }
  return { send, conflict, overwrite, keep };
}
