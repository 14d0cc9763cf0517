import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { m } from "#messages";
import { RegisterForm } from "../accounts/register-form.tsx";
import { useCompany } from "../companies/use-company.ts";
import { loadCodeRequest } from "../sessions/code-request.ts";
import { SignInForm } from "../sessions/sign-in-form.tsx";
import { PendingSummary } from "./pending-summary.tsx";
import "./purchase-sheet.css";

type Choice = "new" | "existing";

type SheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

export const PurchaseSheet = ({ isOpen, onClose, children }: SheetProps) => (
  <Dialog open={isOpen} onClose={onClose} title={m.sheet_title()} closeLabel={m.close()} className="dialog-sheet">
    {children}
  </Dialog>
);

/** The visitor says whether there is an account: the sheet does not ask the server about an e-mail address. */
export function PurchaseSheetContent() {
  const { slug } = useCompany();
  const [choice, setChoice] = useState<Choice>(() => (loadCodeRequest(slug) ? "existing" : "new"));
  const [email, setEmail] = useState("");
  const [isTaken, setTaken] = useState(false);
  // The session closes the sheet, whose button is gone.
  const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });
  const rememberEmail = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.name === "email") setEmail(target.value);
  };
  const choose = (next: Choice) => {
    setChoice(next);
    setTaken(false);
  };
  const handleTaken = (address: string) => {
    setEmail(address);
    setChoice("existing");
    setTaken(true);
  };
  return (
    <>
      <PendingSummary />
      <ChoiceField choice={choice} onChoose={choose} />
      <div className="grid gap-4" onInput={rememberEmail}>
        {isTaken ? <Notice>{m.sheet_email_taken()}</Notice> : null}
        {choice === "new" ? (
          <RegisterForm initialEmail={email} onDone={focusPage} onEmailTaken={handleTaken} />
        ) : (
          <SignInForm initialEmail={email} onDone={focusPage} />
        )}
      </div>
    </>
  );
}

function ChoiceField({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const name = useId();
  const texts = { new: m.sheet_new(), existing: m.sheet_existing() };
  return (
    <fieldset className="sheet-choice grid grid-cols-2">
      <legend className="sr-only">{m.sheet_title()}</legend>
      {(["new", "existing"] as const).map((value) => (
        <label key={value} className="sheet-choice-option">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          {texts[value]}
        </label>
      ))}
    </fieldset>
  );
}
