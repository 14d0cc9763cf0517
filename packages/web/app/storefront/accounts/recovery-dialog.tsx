import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { m } from "#messages";
import { RecoveryForm } from "./recovery-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export type RecoveryDialogProps = { resetToken: string; onClose: () => void; onRestart: () => void };

export function RecoveryDialog({ resetToken, onClose, onRestart }: RecoveryDialogProps) {
  return (
    <Dialog open onClose={onClose} title={resetToken ? m.reset_title() : m.recover_title()} closeLabel={m.close()}>
      {resetToken ? <ResetPasswordForm resetToken={resetToken} onRestart={onRestart} /> : <RecoveryForm />}
    </Dialog>
  );
}
