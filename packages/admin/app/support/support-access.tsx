import type { SupportGrantDto } from "@pecacerta/contract/admin/support";
import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useListFocus } from "../list/use-list-focus.ts";
import { reportResult } from "../member/report-result.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { staffCountsKey } from "../member/use-staff-counts.ts";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { supportTexts } from "../texts/support-texts.ts";
import { SupportGrantRow } from "./support-grant-row.tsx";
import { FIRST_TERMS, SupportTermFields } from "./support-terms.tsx";

const supportKey = (company: string) => ["support", company] as const;

/** For owners: requests, grants, and the form that grants access without a request. */
export function SupportAccess() {
  const { slug: company } = useStaffCompany();
  const { data: grants, error } = useQuery({
    queryKey: supportKey(company),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/support", { company, signal }))).data.grants,
  });
  const { consent, end } = useSupportActions();
  const { list, onFocus } = useListFocus<HTMLUListElement>();
  return (
    <Card id="suporte" title={supportTexts.title}>
      <p className="muted mb-4">{supportTexts.intro}</p>
      {error ? <Notice tone="failure">{installationRefusalText(refusalOf(error))}</Notice> : null}
      {grants && grants.length > 0 ? (
        <ul ref={list} onFocus={onFocus} className="divided mb-4" aria-label={supportTexts.listLabel}>
          {grants.map((grant) => (
            <SupportGrantRow key={grant.id} grant={grant} onConsent={consent} onEnd={end} />
          ))}
        </ul>
      ) : null}
      <GrantForm />
    </Card>
  );
}

function GrantForm() {
  const [terms, setTerms] = useState(FIRST_TERMS);
  const { slug: company } = useStaffCompany();
  const reload = useReloadSupport();
  const form = useValidatedForm<"email">({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(email) }),
    async send({ email }) {
      const result = await callStaff("POST /admin/support", { company, body: { email, ...terms } });
      if (!result.ok)
        return result.refusal === "OPERATOR_NOT_FOUND" ? { ...result, errors: { email: result.refusal } } : result;
      reportResult(result, supportTexts.granted, installationRefusalText);
      form.fields.change({ email: "" });
      await reload();
      return result;
    },
  });
  const { fields, refusal, isSending, submit } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{installationRefusalText(refusal)}</Notice> : null}
      <Field
        {...fields.field("email")}
        id="support-email"
        label={supportTexts.email}
        hint={supportTexts.emailHint}
        error={fields.errors.email && installationRefusalText(fields.errors.email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <SupportTermFields terms={terms} onChange={setTerms} />
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? supportTexts.sending : supportTexts.grant}
      </Button>
    </form>
  );
}

function useReloadSupport(): () => Promise<void> {
  const { slug } = useStaffCompany();
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: staffCountsKey(slug) });
    await queryClient.invalidateQueries({ queryKey: supportKey(slug) });
  };
}

function useSupportActions() {
  const { slug: company } = useStaffCompany();
  const reload = useReloadSupport();
  async function consent({ id }: SupportGrantDto) {
    reportResult(
      await callStaff("POST /admin/support/:id/consent", { company, params: { id } }),
      supportTexts.granted,
      installationRefusalText,
    );
    await reload();
  }
  async function end({ id, state }: SupportGrantDto) {
    const text = state === "requested" ? supportTexts.refused : supportTexts.ended;
    reportResult(
      await callStaff("DELETE /admin/support/:id", { company, params: { id } }),
      text,
      installationRefusalText,
    );
    await reload();
  }
  return { consent, end };
}
