import type { StaffAttributeDto } from "@pecacerta/contract/admin/attributes";
import type { StaffProductTypeDto } from "@pecacerta/contract/admin/product-types";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { withNameTaken } from "../catalog-structure/name-taken.ts";
import { useStructureChange } from "../catalog-structure/use-structure-change.ts";
import { callStaff } from "../client/staff-call.ts";
import { focusAdded } from "../drafts/focus-added.ts";
import { isSame } from "../drafts/is-same.ts";
import { useFormDraft, useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { GroupFields, type GroupInput } from "./group-fields.tsx";

type ProductTypeDialogProps = {
  /** Without it, a new one is created. */
  type?: StaffProductTypeDto | undefined;
  attributes: readonly StaffAttributeDto[];
  onClose: () => void;
};

export function ProductTypeDialog({ type, attributes, onClose }: ProductTypeDialogProps) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const draft = `product-type ${company} ${type?.id ?? ""}`;
  const [firstGroups] = useState<readonly GroupInput[]>(type?.groups ?? []);
  const [groups, setGroups] = useInputDraft(`${draft} groups`, firstGroups);
  const { fields, ...form } = useValidatedForm<"name" | "groups">({
    initial: { name: type?.name ?? "", groups: "" },
    validate: ({ name }) => ({
      ...(name.trim() === "" ? { name: "ERROR_FORM_REQUIRED" } : {}),
      ...(groups.every((group) => group.name.trim() !== "") ? {} : { groups: "ERROR_FORM_REQUIRED" }),
    }),
    async send({ name }) {
      const body = {
        name,
        groups: groups.map(({ slug, name, attributes }) => ({ slug, name, attributes: [...attributes] })),
      };
      const result = type
        ? await change(
            callStaff("PATCH /admin/product-types/:id", { company, params: { id: type.id }, body }),
            productTypeTexts.saved,
          )
        : await change(callStaff("POST /admin/product-types", { company, body }), productTypeTexts.created);
      if (result.ok) onClose();
      return withNameTaken(result);
    },
  });
  const isChanged = useFormDraft(draft, fields) || !isSame(groups, firstGroups);
  const name = fields.field("name");
  const { error: groupsError } = fields.field("groups");
  const replace = (at: number, group: GroupInput) => setGroups(groups.with(at, group));
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={type ? productTypeTexts.editTypeOf(type.name) : productTypeTexts.createType}
      submitLabel={productTypeTexts.save}
      onClose={onClose}
      isChanged={isChanged}
    >
      <LimitedField
        {...name}
        error={name.error && structureRefusalText(name.error)}
        label={productTypeTexts.typeName}
        limit={STAFF_TEXT_LIMITS.catalogName}
        required
      />
      {groupsError ? <Notice tone="failure">{structureRefusalText(groupsError)}</Notice> : null}
      {groups.map((group, at) => (
        <GroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added at the end
          key={at}
          place={at + 1}
          group={group}
          attributes={attributes}
          used={groups.flatMap((one) => one.attributes)}
          onChange={(next) => replace(at, next)}
          onRemove={() => setGroups(groups.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="secondary"
        onClick={(event) => focusAdded(event, () => setGroups([...groups, { name: "", attributes: [] }]))}
      >
        {productTypeTexts.addGroup}
      </Button>
    </ActionDialog>
  );
}
