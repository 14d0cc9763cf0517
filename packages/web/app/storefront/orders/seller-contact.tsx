import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";

export function SellerContact({ number }: { number: string }) {
  const { titulo, telefone, email } = useCompany().company;
  return (
    <Card title={m.seller_contact()}>
      <p className="strong">{titulo}</p>
      {telefone ? (
        <p>
          <bdi dir="ltr">{telefone}</bdi>
        </p>
      ) : null}
      {email ? (
        <p className="mb-4">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      ) : null}
      <WhatsappButton message={m.order_whatsapp_message({ number })} label={m.order_whatsapp()} wide />
    </Card>
  );
}
