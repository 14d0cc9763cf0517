import { collectErrors } from "@pecacerta/rules/form";
import { MAX_STAFF_NAME_LENGTH, personNameError } from "@pecacerta/rules/person-name";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY, useStaffUser } from "../member/use-staff-user.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";

export function StaffProfileForm() {
  const { name, email } = useStaffUser();
  const { fields, refusal, isSending, submit } = useProfileForm(name);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{staffRefusalText(refusal)}</Notice> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          {...fields.field("name")}
          id="profile-name"
          label={accountTexts.name}
          error={fields.errors.name && staffRefusalText(fields.errors.name)}
          autoComplete="name"
          required
        />
        <Field id="profile-email" label={accountTexts.email} hint={accountTexts.emailHint} value={email} readOnly />
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? accountTexts.saving : accountTexts.save}
      </Button>
    </form>
  );
}

function useProfileForm(name: string) {
  const queryClient = useQueryClient();
  return useValidatedForm<"name">({
    initial: { name },
    validate: (values): { name?: string } =>
      collectErrors({ name: personNameError(values.name, MAX_STAFF_NAME_LENGTH) }),
    async send(body) {
      const result = await callUser("PATCH /admin/me", { body });
      if (!result.ok) return result;
      queryClient.setQueryData(STAFF_USER_KEY, result.value.data);
      toast.success(accountTexts.nameSaved);
      return result;
    },
  });
}
