import type { OrderAction } from "@pecacerta/rules/order-stage";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Printer } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { nextActionOf } from "../order-actions/next-action.ts";
import { ordersPrintPath } from "../order-actions/orders-print-path.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import type { OrderPanelProps } from "./open-dialog.ts";

const ACTIONS = ["pay", "pack", "ship", "complete", "send-mail", "cancel"] as const satisfies readonly OrderAction[];

/** What is possible besides the next action. */
export function OrderMoreActionsPanel({ order, can, open }: OrderPanelProps) {
  const { slug } = useStaffCompany();
  const next = nextActionOf(order);
  return (
    <Card title={texts.more}>
      <div className="grid gap-2">
        <Link to={ordersPrintPath(slug, [order.number])} className="button button-secondary button-small">
          <Printer size={16} />
          {texts.print}
        </Link>
        {ACTIONS.filter((action) => action !== next && can(action)).map((action) => (
          <Button key={action} variant="secondary" small onClick={() => open({ action })}>
            {texts.actions[action]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
