import type { ReplyTemplatesDto } from "@pecacerta/contract/admin/templates";
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_TITLE_LENGTH, MAX_TEMPLATES } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { MessageCircle, Plus, Trash2 } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { focusAdded } from "../drafts/focus-added.ts";
import { isSame } from "../drafts/is-same.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { templateTexts } from "../texts/inbox-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { replyTemplatesKey } from "./inbox-queries.ts";

type Templates = ReplyTemplatesDto["templates"];
type Errors = Readonly<Record<string, string>>;

type TemplatesEditorProps = { saved: ReplyTemplatesDto; reload: () => Promise<ReplyTemplatesDto | undefined> };

export function TemplatesEditor({ saved, reload }: TemplatesEditorProps) {
  const { templates, setTemplates, errors, refusal, isSending, save, replace } = useTemplates(saved);
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
      {refusal ? <SaveRefusal refusal={refusal} onReload={async () => replace(await reload())} /> : null}
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
          onClick={(event) => focusAdded(event, () => setTemplates([...templates, { title: "", text: "" }]))}
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

/** A draft keeps the revision that it was made of. What another member saves is shown only where nothing is typed. */
function useTemplates(saved: ReplyTemplatesDto) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [base, setBase] = useState(saved);
  const [{ revision, templates }, setDraft] = useInputDraft<ReplyTemplatesDto>(`reply-templates ${company}`, base);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const { run, isRunning: isSending } = useOneAtATime();
  const isChanged = !isSame(templates, base.templates);
  useUnsavedChanges(isChanged);
  useEffect(() => {
    if (isChanged || saved.revision === revision) return;
    setBase(saved);
    setDraft(saved);
  }, [isChanged, saved, revision, setDraft]);

  async function save() {
    const ifMatch = `"r${revision}"`;
    const result = await run(() => callStaff("PUT /admin/templates", { company, body: { templates }, ifMatch }));
    if (!result) return;
    setErrors(result.ok ? {} : result.errors);
    setRefusal(result.ok || Object.keys(result.errors).length > 0 ? undefined : result.refusal);
    if (!result.ok) return;
    const { data } = result.value;
    toast.success(templateTexts.saved);
    client.setQueryData(replyTemplatesKey(company), data);
    setBase(data);
    setDraft((typed) => (isSame(typed.templates, templates) ? data : { ...data, templates: typed.templates }));
  }
  function replace(current: ReplyTemplatesDto | undefined) {
    if (!current) return;
    setRefusal(undefined);
    setBase(current);
    setDraft(current);
  }
  const setTemplates = (next: Templates) => setDraft((before) => ({ ...before, templates: next }));
  return { templates, setTemplates, errors, refusal, isSending, save, replace };
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
        <LimitedField
          label={templateTexts.name}
          value={title}
          limit={MAX_TEMPLATE_TITLE_LENGTH}
          error={errorOf("title")}
          className="min-w-0 flex-1"
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <Button variant="quiet" aria-label={templateTexts.remove(title)} onClick={onRemove}>
          <Trash2 size={20} />
        </Button>
      </div>
      <LabeledControl label={templateTexts.text} error={tooLongText(text, MAX_ANSWER_LENGTH) ?? errorOf("text")}>
        {(described) => (
          <textarea
            {...described}
            rows={4}
            className="input"
            value={text}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        )}
      </LabeledControl>
    </fieldset>
  );
}
