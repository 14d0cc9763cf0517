import type { OrderDto } from "@pecacerta/contract/order";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPhone } from "@pecacerta/rules/phone";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";

export function SellerContact({ order: { number, valuePay } }: { order: Pick<OrderDto, "number" | "valuePay"> }) {
  const { titulo, telefone, email } = useCompany().company;
  return (
    <Card title={m.seller_contact()}>
      <p className="strong">{titulo}</p>
      {telefone ? (
        <p>
          <bdi dir="ltr">{formatPhone(telefone)}</bdi>
        </p>
      ) : null}
      {email ? (
        <p className="mb-4">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      ) : null}
      <WhatsappButton
        message={m.order_whatsapp_message({ number, total: formatMoney(valuePay) })}
        label={m.order_whatsapp()}
        wide
      />
    </Card>
  );
}
