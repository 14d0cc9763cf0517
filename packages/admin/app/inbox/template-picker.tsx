import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { fillTemplate, firstName } from "./fill-template.ts";
import { useReplyTemplates } from "./inbox-queries.ts";

type TemplatePickerProps = { thread: InboxThreadDto; onPick: (text: string) => void };

/** Choosing one writes it into the answer. */
export function TemplatePicker({ thread: { author, product }, onPick }: TemplatePickerProps) {
  const { slug, name } = useStaffCompany();
  const { data } = useReplyTemplates(slug);
  if (!data || data.templates.length === 0) return null;
  const values = { nome: firstName(author), produto: product?.name ?? "", loja: name };
  return (
    <SelectField
      label={inboxTexts.template}
      value=""
      onChange={({ currentTarget }) => {
        const template = data.templates[Number(currentTarget.value)];
        if (currentTarget.value !== "" && template) onPick(fillTemplate(template.text, values));
      }}
    >
      <option value="">{inboxTexts.chooseTemplate}</option>
      {data.templates.map(({ title }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two templates may have one title
        <option key={position} value={position}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
