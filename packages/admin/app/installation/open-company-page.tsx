import { isNewCompanySlug } from "@pecacerta/rules/company";
import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { slugify } from "@pecacerta/rules/text";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { Link } from "react-router";
import { callUser } from "../client/user-call.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { UserFrame } from "../shell/user-frame.tsx";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { BackToCompanies } from "./back-to-companies.tsx";
import { OwnerLink, type OwnerLinkProps } from "./owner-link.tsx";

type Opened = OwnerLinkProps & { slug: string; name: string };

export default function OpenCompanyPage() {
  const [opened, setOpened] = useState<Opened>();
  return (
    <UserFrame title={installationTexts.openTitle}>
      <BackToCompanies />
      <h1>{installationTexts.openTitle}</h1>
      {opened ? (
        <div className="grid gap-4">
          <p role="status">
            {installationTexts.opened(opened.name)}{" "}
            <Link to={`/instalacao/empresas/${opened.slug}`}>{opened.slug}</Link>
          </p>
          <OwnerLink email={opened.email} token={opened.token} waitsUntil={opened.waitsUntil} />
        </div>
      ) : (
        <OpenCompanyForm onOpened={setOpened} />
      )}
    </UserFrame>
  );
}

function OpenCompanyForm({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const { fields, refusal, isSending, submit, changeName } = useOpenCompanyForm(onOpened);
  const { field, errors } = fields;
  return (
    <Card title={installationTexts.company}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="muted">{installationTexts.openText}</p>
        {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
        <LimitedField
          {...field("name")}
          onInput={(event) => changeName(event.currentTarget.value)}
          label={installationTexts.name}
          error={errors.name && installationRefusalText(errors.name)}
          autoComplete="off"
          limit={STAFF_TEXT_LIMITS.companyName}
          required
        />
        <Field
          {...field("slug")}
          label={installationTexts.slug}
          hint={installationTexts.slugHint}
          error={errors.slug && installationRefusalText(errors.slug)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field
          {...field("email")}
          label={installationTexts.owner}
          error={errors.email && installationRefusalText(errors.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <Button type="submit" className="justify-self-start" aria-disabled={isSending}>
          {isSending ? installationTexts.opening : installationTexts.open}
        </Button>
      </form>
    </Card>
  );
}

function useOpenCompanyForm(onOpened: (opened: Opened) => void) {
  const form = useValidatedForm<"name" | "slug" | "email">({
    initial: { name: "", slug: "", email: "" },
    validate: ({ name, slug, email }): { name?: string; slug?: string; email?: string } => ({
      ...(name.trim() === "" ? { name: "ERROR_FORM_REQUIRED" } : {}),
      ...(slug.trim() === "" ? { slug: "ERROR_FORM_REQUIRED" } : {}),
      ...(slug.trim() === "" || isNewCompanySlug(slug.trim().toLowerCase()) ? {} : { slug: "ERROR_FORM_INVALID" }),
      ...collectErrors({ email: requiredEmailError(email) }),
    }),
    async send(body) {
      const result = await callUser("POST /admin/installation/companies", { body });
      if (result.ok) onOpened({ ...body, slug: body.slug.trim().toLowerCase(), ...result.value.data });
      else if (result.refusal === "SLUG_TAKEN") return { ...result, errors: { slug: "SLUG_TAKEN" } };
      return result;
    },
  });
  const { values, change } = form.fields;
  /** Suggests the slug until another is typed. */
  function changeName(name: string) {
    change(values.slug === suggestSlug(values.name) ? { name, slug: suggestSlug(name) } : { name });
  }
  return { ...form, changeName };
}

const suggestSlug = (name: string): string => slugify(name).slice(0, 63);
