import type { ReplyTemplatesDto } from "@pecacerta/contract/admin/templates";
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_TITLE_LENGTH, MAX_TEMPLATES } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Field, LabeledControl } from "@pecacerta/ui/field.tsx";
import { MessageCircle, Plus, Trash2 } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { templateTexts } from "../texts/inbox-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { replyTemplatesKey } from "./inbox-queries.ts";

type Templates = ReplyTemplatesDto["templates"];
type Errors = Readonly<Record<string, string>>;

export function TemplatesEditor({ saved, onReload }: { saved: ReplyTemplatesDto; onReload: () => void }) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [templates, setTemplates] = useInputDraft<Templates>(`reply-templates ${company}`, saved.templates);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  useUnsavedChanges(templates !== saved.templates);

  async function save() {
    if (isSending) return;
    setSending(true);
    const ifMatch = `"r${saved.revision}"`;
    const call = callStaff("PUT /admin/templates", { company, body: { templates }, ifMatch });
    const result = await call.finally(() => setSending(false));
    if (result.ok) {
      toast.success(templateTexts.saved);
      client.setQueryData(replyTemplatesKey(company), result.value.data);
      return;
    }
    setErrors(result.errors);
    setRefusal(Object.keys(result.errors).length > 0 ? undefined : result.refusal);
  }
  const change = (position: number, values: Partial<Templates[number]>) =>
    setTemplates(templates.map((one, at) => (at === position ? { ...one, ...values } : one)));
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refusal ? <SaveRefusal refusal={refusal} onReload={onReload} /> : null}
      {templates.length === 0 ? (
        <EmptyState icon={MessageCircle} title={templateTexts.none} hint={templateTexts.noneHint} />
      ) : null}
      {templates.map((template, position) => (
        <TemplateFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
          key={position}
          position={position}
          template={template}
          errors={errors}
          onChange={(values) => change(position, values)}
          onRemove={() => setTemplates(templates.filter((_, at) => at !== position))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={templates.length >= MAX_TEMPLATES}
          onClick={() => setTemplates([...templates, { title: "", text: "" }])}
        >
          <Plus size={20} />
          {templateTexts.add}
        </Button>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? templateTexts.saving : templateTexts.save}
        </Button>
      </div>
    </form>
  );
}

const SaveRefusal = ({ refusal, onReload }: { refusal: string; onReload: () => void }) => (
  <Notice tone="failure">
    {refusal === "CHANGED_MEANWHILE" ? (
      <div className="grid justify-items-start gap-3">
        <p>{templateTexts.changedMeanwhile}</p>
        <Button variant="secondary" small onClick={onReload}>
          {templateTexts.reload}
        </Button>
      </div>
    ) : (
      companyRefusalText(refusal)
    )}
  </Notice>
);

type TemplateFieldsProps = {
  position: number;
  template: Templates[number];
  errors: Errors;
  onChange: (values: Partial<Templates[number]>) => void;
  onRemove: () => void;
};

function TemplateFields({ position, template: { title, text }, errors, onChange, onRemove }: TemplateFieldsProps) {
  const errorOf = (name: string) => {
    const error = new Map(Object.entries(errors)).get(`templates.${position}.${name}`);
    return error && companyRefusalText(error);
  };
  return (
    <fieldset className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <legend className="sr-only">{templateTexts.item(position + 1)}</legend>
      <div className="flex items-end gap-3">
        <Field
          label={templateTexts.name}
          value={title}
          maxLength={MAX_TEMPLATE_TITLE_LENGTH}
          error={errorOf("title")}
          className="min-w-0 flex-1"
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <Button variant="quiet" aria-label={templateTexts.remove(title)} onClick={onRemove}>
          <Trash2 size={20} />
        </Button>
      </div>
      <LabeledControl label={templateTexts.text} error={errorOf("text")}>
        {(described) => (
          <textarea
            {...described}
            rows={4}
            maxLength={MAX_ANSWER_LENGTH}
            className="input"
            value={text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        )}
      </LabeledControl>
    </fieldset>
  );
}
