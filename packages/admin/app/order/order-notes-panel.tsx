import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { fieldErrorText } from "../order-actions/field-error-text.ts";
import { useOrderAction } from "../order-actions/use-order-action.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { orderPageTexts as texts } from "../texts/order-page-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import "@pecacerta/ui/styles/comments.css";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import type { OrderPanelProps } from "./open-dialog.ts";

export const OrderNotesPanel = ({ order: { number, notes }, can }: OrderPanelProps) => (
  <Card title={texts.notes}>
    {notes.length === 0 ? <p className="note">{texts.noNotes}</p> : null}
    <ul className="comments">
      {notes.map(({ id, at, name, text }) => (
        <li key={id}>
          <p className="comment-head">
            <b>{name}</b>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className="comment-text">{text}</p>
        </li>
      ))}
    </ul>
    {can("add-note") ? <NoteForm number={number} /> : null}
  </Card>
);

function NoteForm({ number }: { number: string }) {
  const { slug } = useStaffCompany();
  const act = useOrderAction(number);
  const withKey = useIdempotencyKey(`order-note ${slug} ${number}`);
  const { fields, refusal, isSending, submit } = useValidatedForm<"text">({
    initial: { text: "" },
    validate: ({ text }) => (text.trim() === "" ? { text: "ERROR_FORM_REQUIRED" } : {}),
    async send(body) {
      const result = await withKey(body, (idempotencyKey) =>
        act("POST /admin/orders/:number/notes", { body, idempotencyKey }),
      );
      if (!result.ok) return result;
      fields.setValues((typed) => (typed.text === body.text ? { text: "" } : typed));
      toast.success(texts.noteAdded);
      return { ok: true };
    },
  });
  useFormDraft(`order-note ${slug} ${number}`, fields);
  useUnsavedChanges(fields.values.text.trim() !== "");
  const { error, ...field } = fields.field("text");
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 grid gap-2">
      <LabeledControl
        label={texts.note}
        error={tooLongText(field.value, STAFF_TEXT_LIMITS.note) ?? fieldErrorText(error ?? refusal)}
      >
        {(controlProps) => <textarea {...field} {...controlProps} className="input" rows={2} required />}
      </LabeledControl>
      <Button type="submit" variant="secondary" small className="justify-self-start" aria-disabled={isSending}>
        {texts.addNote}
      </Button>
    </form>
  );
}
