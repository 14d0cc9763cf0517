import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { callUser } from "../client/user-call.ts";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { OwnerLink, type OwnerLinkProps } from "./owner-link.tsx";

export function InviteOwner({ slug }: { slug: string }) {
  const [invited, setInvited] = useState<OwnerLinkProps>();
  const { fields, refusal, isSending, submit } = useInviteOwnerForm(slug, setInvited);
  const { field, errors } = fields;
  return (
    <Card title={installationTexts.inviteTitle}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="muted">{installationTexts.inviteText}</p>
        {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
        <Field
          {...field("email")}
          label={installationTexts.email}
          error={errors.email && installationRefusalText(errors.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
          {isSending ? installationTexts.sending : installationTexts.invite}
        </Button>
        {invited ? <OwnerLink {...invited} /> : null}
      </form>
    </Card>
  );
}

function useInviteOwnerForm(slug: string, onInvited: (invited: OwnerLinkProps) => void) {
  const form = useValidatedForm<"email">({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(email) }),
    async send(body) {
      const result = await callUser("POST /admin/installation/companies/:slug/invitations", {
        params: { slug },
        body,
      });
      if (!result.ok) return result;
      onInvited({ email: body.email, ...result.value.data });
      form.fields.change({ email: "" });
      return result;
    },
  });
  return form;
}
