import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { partIdentity, partName } from "@pecacerta/rules/part-number";
import { actionTexts } from "../texts/order-action-texts.ts";
import type { CancelPlan } from "./cancel-plan.ts";
import { countTo } from "./count-to.ts";
import { leftOf } from "./order-pieces.ts";

type CancelLinesProps = {
  order: StaffOrderDto;
  plan: CancelPlan;
  onChange: (quantities: ReadonlyMap<number, number>) => void;
};

/** How many pieces of each line are canceled. */
export const CancelLines = ({ order, plan: { quantities }, onChange }: CancelLinesProps) => (
  <ul className="divided box px-3">
    {order.items
      .filter((item) => leftOf(item) > 0)
      .map((item) => (
        <li key={item.position} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {item.product.name}
            <span className="note block">{partIdentity(item.product)}</span>
          </span>
          <select
            className="input w-24"
            aria-label={actionTexts.cancel.quantityOf(partName(item.product))}
            value={quantities.get(item.position) ?? 0}
            onChange={(event) => onChange(new Map(quantities).set(item.position, Number(event.currentTarget.value)))}
          >
            {[0, ...countTo(leftOf(item))].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
          <span className="note">{actionTexts.cancel.of(leftOf(item))}</span>
        </li>
      ))}
  </ul>
);
