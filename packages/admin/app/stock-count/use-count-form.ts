import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { useCount } from "./use-count.ts";
import { useSaveCount } from "./use-save-count.ts";

export type CountMode = "count" | "receive";
export type CountFormState = ReturnType<typeof useCountForm>;

const NO_TEXTS = { document: "", note: "" };

/** A count or a receipt. It belongs to the page, so that it stays while the other one is shown. */
export function useCountForm(mode: CountMode) {
  const { slug } = useStaffCompany();
  const isReceiving = mode === "receive";
  const count = useCount(mode);
  const [texts, setTexts] = useInputDraft(`stock-${mode}-texts ${slug}`, NO_TEXTS);
  const { save, ...saving } = useSaveCount({ count, isReceiving });
  useUnsavedChanges(count.lines.length > 0);
  return {
    ...saving,
    count,
    isReceiving,
    texts,
    setTexts,
    async save() {
      await save(texts);
      if (!count.hasLines()) setTexts((typed) => (typed === texts ? NO_TEXTS : typed));
    },
  };
}
