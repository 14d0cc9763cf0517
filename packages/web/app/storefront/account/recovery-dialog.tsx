import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { useOwnAccountText } from "../../texts/own-account-text.ts";
import { RecoveryForm } from "./recovery-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export type RecoveryDialogProps = { resetToken: string; onClose: () => void; onRestart: () => void };

export function RecoveryDialog({ resetToken, onClose, onRestart }: RecoveryDialogProps) {
  const text = useOwnAccountText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(resetToken ? "TEXT_RESET_TITLE" : "TEXT_RECOVER_TITLE")}
      closeLabel={text("TEXT_CLOSE")}
    >
      {resetToken ? <ResetPasswordForm resetToken={resetToken} onRestart={onRestart} /> : <RecoveryForm />}
    </Dialog>
  );
}
