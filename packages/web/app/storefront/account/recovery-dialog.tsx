import { useText } from "../../texts/own-account-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecoveryForm } from "./recovery-form.tsx";
import { ResetForm } from "./reset-form.tsx";

export type RecoveryProps = { secret: string; onClose: () => void; onAskAgain: () => void };

/** Asks for the mail; or, with the secret of its link, for the new password. */
export function RecoveryDialog({ secret, onClose, onAskAgain }: RecoveryProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(secret ? "TEXT_RESET_TITLE" : "TEXT_RECOVER_TITLE")}
      closeLabel={text("TEXT_CLOSE")}
    >
      {secret ? <ResetForm secret={secret} onAskAgain={onAskAgain} /> : <RecoveryForm />}
    </Dialog>
  );
}
