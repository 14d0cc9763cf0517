import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { ReactNode, SubmitEvent } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import "./order-actions.css";

type ActionDialogProps = {
  title: string;
  onClose: () => void;
  submitLabel: string;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
  /** Of the whole form: refusals of fields stand beside them. */
  refusal: string | undefined;
  children: ReactNode;
};

/** A dialog with one form, which rises from the lower edge of a phone. */
export const ActionDialog = ({ title, onClose, children, ...form }: ActionDialogProps) => (
  <Dialog open onClose={onClose} title={title} closeLabel={shellTexts.close} className="dialog-sheet">
    <form method="post" noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {form.refusal ? <Notice tone="failure">{companyRefusalText(form.refusal)}</Notice> : null}
      {children}
      <div className="action-submit">
        <Button type="submit" wide aria-disabled={form.isSending}>
          {form.isSending ? actionTexts.sending : form.submitLabel}
        </Button>
      </div>
    </form>
  </Dialog>
);
