import { isValidStaffPassword } from "@pecacerta/rules/password";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useNavigate } from "react-router";
import { callUser } from "../client/user-call.ts";
import { passwordTexts } from "../texts/password-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { StaffPasswordField } from "./staff-password-field.tsx";

type ResetPasswordProps = { token: string; askAgain: () => void };

export function ResetStaffPasswordForm({ token, askAgain }: ResetPasswordProps) {
  const { fields, refusal, isSending, submit } = useResetStaffPasswordForm(token);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? (
        <Notice tone="failure">
          <div className="grid justify-items-start gap-3">
            <p>{refusal === "TOKEN_NOT_FOUND" ? passwordTexts.linkEnded : staffRefusalText(refusal)}</p>
            {refusal === "TOKEN_NOT_FOUND" ? (
              <Button variant="secondary" small onClick={askAgain}>
                {passwordTexts.askAgain}
              </Button>
            ) : null}
          </div>
        </Notice>
      ) : null}
      <StaffPasswordField {...fields.field("password")} id="reset-password" error={fields.errors.password} />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? passwordTexts.saving : passwordTexts.save}
      </Button>
    </form>
  );
}

function useResetStaffPasswordForm(token: string) {
  const navigate = useNavigate();
  return useValidatedForm<"password">({
    initial: { password: "" },
    validate: ({ password }) => (isValidStaffPassword(password) ? {} : { password: "AUTH_WEAK_PASSWORD" }),
    async send({ password }) {
      const result = await callUser("POST /admin/password/reset", { body: { token, password } });
      if (!result.ok) return result;
      await navigate("/entrar", { replace: true });
      toast.success(passwordTexts.changed);
      return result;
    },
  });
}
