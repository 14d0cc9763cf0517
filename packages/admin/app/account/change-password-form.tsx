import { isValidStaffPassword } from "@pecacerta/rules/password";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callUser } from "../client/user-call.ts";
import { StaffPasswordField } from "../password/staff-password-field.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { SESSIONS_KEY } from "./staff-session-list.tsx";

export function ChangePasswordForm() {
  const { fields, refusal, isSending, submit } = useChangePasswordForm();
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{staffRefusalText(refusal)}</Notice> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...fields.field("current")}
          id="current-password"
          label={accountTexts.currentPassword}
          error={fields.errors.current && staffRefusalText(fields.errors.current)}
          type="password"
          autoComplete="current-password"
          required
        />
        <StaffPasswordField {...fields.field("password")} id="new-password" error={fields.errors.password} />
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? accountTexts.saving : accountTexts.changePassword}
      </Button>
    </form>
  );
}

function useChangePasswordForm() {
  const queryClient = useQueryClient();
  const form = useValidatedForm<"current" | "password">({
    initial: { current: "", password: "" },
    validate: ({ current, password }) => ({
      ...(current === "" ? { current: "ERROR_FORM_REQUIRED" } : {}),
      ...(isValidStaffPassword(password) ? {} : { password: "AUTH_WEAK_PASSWORD" }),
    }),
    async send(body) {
      const result = await callUser("POST /admin/me/password", { body });
      if (!result.ok)
        return result.refusal === "AUTH_WRONG_PASSWORD"
          ? { ...result, errors: { current: "WRONG_OWN_PASSWORD" } }
          : result;
      form.fields.change({ current: "", password: "" });
      toast.success(accountTexts.passwordChanged);
      await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
      return result;
    },
  });
  return form;
}
