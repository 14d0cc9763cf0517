import type { OrderMail } from "@pecacerta/rules/order-stage";
import { ChevronDown } from "@pecacerta/ui/icons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import "./order-actions.css";

type MailPreviewProps = { number: string; mail: OrderMail; shipment?: { carrier: string; tracking: string } };

/** Folded: loads the mail when it is opened. */
export function MailPreview({ number, mail, shipment }: MailPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="action-link">
        <ChevronDown size={16} />
        {actionTexts.mail.preview}
      </summary>
      {isOpen ? <MailText number={number} mail={mail} shipment={shipment} /> : null}
    </details>
  );
}

function MailText({ number, mail, shipment }: MailPreviewProps) {
  const { slug: company } = useStaffCompany();
  const query = { mail, ...shipment };
  const preview = useQuery({
    queryKey: ["order-mail", company, number, query],
    queryFn: async ({ signal }) => {
      const options = { company, params: { number }, query, signal };
      return (await unwrapStaffCall(callStaff("GET /admin/orders/:number/mails/preview", options))).data;
    },
    gcTime: 0,
  });
  if (preview.isPending) return <p role="status">{actionTexts.mail.loading}</p>;
  if (preview.isError) return <p role="alert">{actionTexts.mail.failed}</p>;
  if (!preview.data) return <p>{actionTexts.mail.nobody}</p>;
  const { to, subject, text } = preview.data;
  return (
    <section aria-label={actionTexts.mail.preview} className="panel mail-preview p-3 wrap-anywhere">
      <p className="muted">{actionTexts.mail.to(to)}</p>
      <p className="strong">{subject}</p>
      <p>{text}</p>
    </section>
  );
}
