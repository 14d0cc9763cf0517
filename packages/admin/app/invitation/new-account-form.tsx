import { collectErrors } from "@pecacerta/rules/form";
import { isValidStaffPassword } from "@pecacerta/rules/password";
import { MAX_STAFF_NAME_LENGTH, personNameError } from "@pecacerta/rules/person-name";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { Link } from "react-router";
import { staffSignInPath } from "../client/return-path.ts";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { invitationTexts } from "../texts/invitation-texts.ts";
import { INVITATION_PATH, useAcceptInvitation } from "./use-accept-invitation.ts";

export function NewAccountForm({ token }: { token: string }) {
  const { fields, refusal, isSending, submit } = useNewAccountForm(token);
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="muted">{invitationTexts.intro}</p>
      {refusal ? <Notice tone="failure">{accountRefusalText(refusal)}</Notice> : null}
      <Field
        {...field("name")}
        id="invitation-name"
        label={invitationTexts.name}
        error={errors.name && accountRefusalText(errors.name)}
        autoComplete="name"
        required
      />
      <Field
        {...field("password")}
        id="invitation-password"
        label={invitationTexts.password}
        hint={invitationTexts.passwordHint}
        error={errors.password && accountRefusalText(errors.password)}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? invitationTexts.sending : invitationTexts.create}
      </Button>
      <Link to={staffSignInPath(INVITATION_PATH)} className="button button-quiet button-small">
        {invitationTexts.haveAccount}
      </Link>
    </form>
  );
}

function useNewAccountForm(token: string) {
  const accept = useAcceptInvitation(token);
  return useValidatedForm<"name" | "password">({
    initial: { name: "", password: "" },
    validate: ({ name, password }): { name?: string; password?: string } =>
      collectErrors({
        name: personNameError(name, MAX_STAFF_NAME_LENGTH),
        password: isValidStaffPassword(password) ? null : "AUTH_WEAK_PASSWORD",
      }),
    send: accept,
  });
}
