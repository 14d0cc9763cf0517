import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { structureRefusalText } from "../texts/structure-refusal-text.ts";
import { useStructureChange } from "./use-structure-change.ts";

type RemovalDialogProps = {
  title: string;
  intro: string;
  submitLabel: string;
  /** Shown once it is removed. */
  done: string;
  remove: (company: string) => Promise<{ ok: true } | StaffCallFailure>;
  onClose: () => void;
};

/** Asks before a category, brand, type or attribute is removed, and says why it cannot be. */
export function RemovalDialog({ title, intro, submitLabel, done, remove, onClose }: RemovalDialogProps) {
  const { slug: company } = useStaffCompany();
  const change = useStructureChange();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const result = await change(remove(company), done);
      if (result.ok) onClose();
      return result;
    },
  });
  return (
    <ActionDialog
      {...form}
      refusalText={structureRefusalText}
      title={title}
      submitLabel={submitLabel}
      onClose={onClose}
    >
      <p>{intro}</p>
    </ActionDialog>
  );
}
