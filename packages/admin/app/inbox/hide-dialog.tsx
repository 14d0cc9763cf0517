import type { HideReason } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { HIDE_REASON_OPTIONS } from "../texts/hide-reason-names.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";

type HideDialogProps = { isOpen: boolean; onClose: () => void; onHide: (reason: HideReason) => Promise<void> };

export function HideDialog({ isOpen, onClose, onHide }: HideDialogProps) {
  const [reason, setReason] = useState<HideReason>();
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog open={isOpen} onClose={onClose} title={inboxTexts.hideTitle} closeLabel={shellTexts.close}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) void onHide(reason);
          else setRefused(true);
        }}
      >
        <p>{inboxTexts.hideHint}</p>
        <SelectField
          label={inboxTexts.hideReason}
          error={isRefused && !reason ? companyRefusalText("ERROR_FORM_REQUIRED") : ""}
          value={reason ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setReason(HIDE_REASON_OPTIONS.find(([key]) => key === value)?.[0])
          }
        >
          <option value="">{inboxTexts.chooseTemplate}</option>
          {HIDE_REASON_OPTIONS.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="justify-self-start">
          {inboxTexts.hide}
        </Button>
      </form>
    </Dialog>
  );
}
