import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { isOrderMailTrue, ORDER_MAILS, type OrderMail } from "@pecacerta/rules/order-stage";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { useState } from "react";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { MAIL_NAMES } from "../texts/order-texts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { endDialog, useOrderAction } from "./use-order-action.ts";

type MailDialogProps = { order: Pick<StaffOrderDto, "number" | "stage">; onClose: () => void };

export function MailDialog({ order: { number, stage }, onClose }: MailDialogProps) {
  const mails = ORDER_MAILS.filter((each) => isOrderMailTrue(each, stage));
  const [mail, setMail] = useState<OrderMail>(mails.at(-1) ?? "received");
  const { slug: company } = useStaffCompany();
  const act = useOrderAction(number);
  const withKey = useIdempotencyKey(`order-mail ${company} ${number}`);
  const { refusal, isSending, submit } = useSubmitForm<never, null>({
    initial: {},
    parse: () => ({ ok: true, value: null }),
    async send() {
      const body = { mail };
      const result = await withKey(body, (idempotencyKey) =>
        act("POST /admin/orders/:number/mails", { body, idempotencyKey }),
      );
      return endDialog(result, actionTexts.mail.done, onClose);
    },
  });
  return (
    <ActionDialog
      title={actionTexts.titles.mail}
      onClose={onClose}
      submitLabel={actionTexts.mail.submit}
      {...{ refusal, isSending, submit }}
    >
      <ChoiceGroup
        legend={actionTexts.mail.which}
        name="mail"
        value={mail}
        choices={Object.fromEntries(mails.map((each) => [each, MAIL_NAMES[each]]))}
        onChoose={(chosen) => setMail(mails.find((each) => each === chosen) ?? mail)}
      />
      <MailPreview key={mail} number={number} mail={mail} />
    </ActionDialog>
  );
}
