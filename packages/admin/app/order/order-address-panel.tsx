import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { ChevronDown } from "@pecacerta/ui/icons.tsx";
import { CopyButton } from "../account/copy-button.tsx";
import { formatAddressLines } from "../order-actions/address-text.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import type { OrderPanelProps } from "./open-dialog.ts";

export function OrderAddressPanel({ order: { shippingAddress, billingAddress }, can, open }: OrderPanelProps) {
  const lines = formatAddressLines(shippingAddress);
  const billing = formatAddressLines(billingAddress);
  if (lines.length === 0) return null;
  return (
    <Card title={texts.address}>
      <address className="order-address">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={lines.join("\n")} label={texts.copyAddress} />
        {can("change-address") ? <EditAddress onEdit={() => open({ action: "change-address" })} /> : null}
      </div>
      {billing.join() === lines.join() ? null : (
        <details className="mt-2">
          <summary className="action-link">
            <ChevronDown size={16} />
            {texts.billing}
          </summary>
          <address className="order-address">
            {billing.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </details>
      )}
    </Card>
  );
}

function EditAddress({ onEdit }: { onEdit: () => void }) {
  useShortcuts([{ keys: "e", label: texts.editAddress, run: onEdit }]);
  return (
    <Button variant="secondary" small onClick={onEdit}>
      {texts.edit}
    </Button>
  );
}
