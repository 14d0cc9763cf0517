import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { CopyButton } from "../account/copy-button.tsx";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import { Facts } from "./facts.tsx";
import type { OrderPanelProps } from "./open-dialog.ts";

export function OrderShipmentPanel({ order: { carrier, tracking, nfeKey }, can, open }: OrderPanelProps) {
  const canSetKey = can("set-invoice-key");
  if (!carrier && !tracking && !nfeKey && !canSetKey) return null;
  return (
    <Card title={texts.shipment}>
      <div className="grid gap-3">
        <Facts
          facts={[
            [texts.carrier, carrier],
            [texts.tracking, tracking],
            [texts.invoice, nfeKey ?? texts.noInvoice],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {tracking ? <CopyButton text={tracking} label={texts.copyTracking} /> : null}
          {can("change-shipment") ? (
            <Button variant="secondary" small onClick={() => open({ action: "change-shipment" })}>
              {texts.edit}
            </Button>
          ) : null}
          {canSetKey ? (
            <Button variant="secondary" small onClick={() => open({ action: "set-invoice-key" })}>
              {nfeKey ? texts.changeInvoice : texts.setInvoice}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
