import type { StaffCustomerDto } from "@pecacerta/contract/admin/customer";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { storeCustomer } from "./customer-queries.ts";
import "./customers.css";

export const CustomerNotes = ({ customer }: { customer: StaffCustomerDto }) => (
  <Card title={customerTexts.notes}>
    <NoteForm customer={customer} />
    {customer.notes.length === 0 ? <p className="muted mt-4">{customerTexts.noNotes}</p> : null}
    <ul className="divided mt-2 grid">
      {customer.notes.map(({ id, at, name, text }) => (
        <li key={id} className="py-2">
          <p className="note">{[formatDateTime(at), name].filter(Boolean).join(" · ")}</p>
          <p className="customer-text">{text}</p>
        </li>
      ))}
    </ul>
  </Card>
);

function NoteForm({ customer }: { customer: StaffCustomerDto }) {
  const { fields, refusal, isSending, submit } = useNoteForm(customer);
  const { error, ...field } = fields.field("text");
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : null}
      <LabeledControl
        id="customer-note"
        label={customerTexts.note}
        hint={customerTexts.notesHint}
        error={tooLongText(field.value, STAFF_TEXT_LIMITS.note) ?? (error && companyRefusalText(error))}
      >
        {(control) => <textarea {...field} {...control} rows={2} required className="input" />}
      </LabeledControl>
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={isSending}>
        {isSending ? customerTexts.sending : customerTexts.addNote}
      </Button>
    </form>
  );
}

function useNoteForm({ id }: StaffCustomerDto) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const withKey = useIdempotencyKey(`customer-note ${company} ${id}`);
  const form = useValidatedForm<"text">({
    initial: { text: "" },
    validate: ({ text }): { text?: string } => (text.trim() === "" ? { text: "ERROR_FORM_REQUIRED" } : {}),
    async send(body) {
      const result = await withKey(body, (idempotencyKey) =>
        callStaff("POST /admin/customers/:id/notes", { company, params: { id }, body, idempotencyKey }),
      );
      if (!result.ok) return result;
      storeCustomer(client, company, result.value.data);
      form.fields.setValues((typed) => (typed.text === body.text ? { text: "" } : typed));
      toast.success(customerTexts.noted);
      return result;
    },
  });
  useFormDraft(`customer-note ${company} ${id}`, form.fields);
  useUnsavedChanges(form.fields.values.text.trim() !== "");
  return form;
}
