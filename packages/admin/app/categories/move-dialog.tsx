import type { StaffCategoryDto } from "@pecacerta/contract/admin/categories";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { categoryTexts } from "../texts/category-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { categoryPathText, isWithin, type TreePosition } from "./tree-rows.ts";

type MoveDialogProps = {
  category: StaffCategoryDto;
  list: readonly StaffCategoryDto[];
  move: (place: TreePosition) => Promise<string | undefined>;
  onClose: () => void;
};

/** What a drag does, without one. */
export function MoveDialog({ category, list, move, onClose }: MoveDialogProps) {
  const { fields, ...form } = useSubmitForm<"parent" | "position", TreePosition>({
    initial: { parent: category.parentId ?? "", position: String(category.position) },
    parse: ({ parent, position }) => ({
      ok: true,
      value: { parent: parent || null, position: Number(position) },
    }),
    async send(place) {
      const refusal = await move(place);
      if (refusal !== undefined) return { ok: false, refusal, errors: {} };
      onClose();
      return { ok: true };
    },
  });
  const { error: _, onInput, ...parent } = fields.field("parent");
  const { error: __, ...position } = fields.field("position");
  const parents = list.filter(({ id }) => !isWithin(list, id, category.id));
  const siblings = list.filter(({ id, parentId }) => id !== category.id && (parentId ?? "") === fields.values.parent);
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={categoryTexts.moveTitle(category.name)}
      submitLabel={categoryTexts.move}
      onClose={onClose}
    >
      <SelectField
        {...parent}
        label={categoryTexts.parent}
        onChange={(event) => fields.change({ parent: event.currentTarget.value, position: "0" })}
      >
        <option value="">{categoryTexts.top}</option>
        {parents.map(({ id }) => (
          <option key={id} value={id}>
            {categoryPathText(list, id)}
          </option>
        ))}
      </SelectField>
      <SelectField {...position} label={categoryTexts.position}>
        <option value="0">{categoryTexts.first}</option>
        {siblings.map(({ id, name }, at) => (
          <option key={id} value={at + 1}>
            {categoryTexts.after(name)}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  );
}
