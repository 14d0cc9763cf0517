import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { useState } from "react";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { CancelLines } from "./cancel-lines.tsx";
import { type CancelPlan, cancelledLines, refundAfter } from "./cancel-plan.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { defaultRefundMethod } from "./refund-method.ts";
import { useCancelOrder } from "./use-cancel-order.ts";

type CancelDialogProps = {
  order: StaffOrderDto;
  /** The line whose pieces are chosen at first; the whole order without it. */
  position?: number;
  onClose: () => void;
};

const texts = actionTexts.cancel;

export function CancelDialog({ order, position, onClose }: CancelDialogProps) {
  const { permissions } = useStaffCompany();
  const [plan, setPlan] = useState<CancelPlan>(() => firstPlan(order, position));
  const [withRefund, setWithRefund] = useState(false);
  const change = (part: Partial<CancelPlan>) => setPlan((before) => ({ ...before, ...part }));
  const form = useCancelOrder(order, plan, withRefund, onClose);
  const due = refundAfter(order, plan);
  const count = cancelledLines(order, plan).reduce((sum, { quantity }) => sum + quantity, 0);
  const method = actionTexts.refund.methods[defaultRefundMethod(order)];
  return (
    <ActionDialog
      title={actionTexts.titles.cancel(order.number)}
      onClose={onClose}
      submitLabel={plan.isWhole ? texts.submitWhole : texts.submitLines(count)}
      {...form}
    >
      <p>{texts.intro}</p>
      {order.actions.includes("cancel-lines") ? (
        <ChoiceGroup
          legend={texts.what}
          name="what"
          value={plan.isWhole ? "whole" : "lines"}
          choices={{ whole: texts.whole, lines: texts.lines }}
          onChoose={(what) => change({ isWhole: what === "whole" })}
        />
      ) : null}
      {plan.isWhole ? null : (
        <CancelLines order={order} plan={plan} onChange={(quantities) => change({ quantities })} />
      )}
      <ChoiceGroup
        legend={texts.stock}
        name="stock"
        value={plan.stock}
        choices={{ restock: texts.restock, damaged: texts.damaged }}
        onChoose={(stock) => change({ stock: stock === "damaged" ? "damaged" : "restock" })}
      />
      {due > 0 && permissions.includes("orders.refund") ? (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            className="checkbox mt-1"
            checked={withRefund}
            onChange={(event) => setWithRefund(event.currentTarget.checked)}
          />
          <span>
            {texts.refund(formatMoney(due), method)}
            <span className="block note">{texts.refundHint}</span>
          </span>
        </label>
      ) : null}
    </ActionDialog>
  );
}

function firstPlan({ items }: StaffOrderDto, position: number | undefined): CancelPlan {
  const item = items.find((each) => each.position === position);
  const quantities = new Map(item ? [[item.position, item.quantity - item.cancelledQuantity]] : []);
  return { isWhole: item === undefined, quantities, stock: "restock" };
}
