import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { ReactNode, SubmitEvent } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { FormDialog } from "./form-dialog.tsx";
import "./order-actions.css";

type ActionDialogProps = {
  title: string;
  onClose: () => void;
  submitLabel: string;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
  isChanged?: boolean;
  /** Nothing to send yet. */
  isIncomplete?: boolean;
  /** Of the whole form: refusals of fields stand beside them. */
  refusal: string | undefined;
  refusalText?: (refusal: string) => string;
  children: ReactNode;
};

export const ActionDialog = ({
  title,
  onClose,
  isChanged = false,
  children,
  refusalText = companyRefusalText,
  ...form
}: ActionDialogProps) => (
  <FormDialog title={title} onClose={onClose} isChanged={isChanged}>
    <form method="post" noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {form.refusal ? <Notice tone="failure">{refusalText(form.refusal)}</Notice> : null}
      {children}
      <div className="action-submit">
        <Button type="submit" wide aria-disabled={form.isSending || form.isIncomplete}>
          {form.isSending ? actionTexts.sending : form.submitLabel}
        </Button>
      </div>
    </form>
  </FormDialog>
);
