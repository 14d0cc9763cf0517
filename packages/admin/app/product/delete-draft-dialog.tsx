import { partIdentity } from "@pecacerta/rules/part-number";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { createPortal, flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { forgetStaffProduct } from "../product-form/product-queries.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts as texts } from "../texts/product-texts.ts";

/** Outside the editor's form: forms cannot be nested. */
export function DeleteDraftDialog({ onClose }: { onClose: () => void }) {
  const { slug: company } = useStaffCompany();
  const { product, discard } = useProductFormContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useValidatedForm<never>({
    initial: {},
    validate: () => ({}),
    async send() {
      const result = await callStaff("DELETE /admin/products/:id", { company, params: { id: product.id } });
      if (!result.ok) return result;
      // What was typed goes with it: leaving asks for nothing.
      flushSync(discard);
      toast.success(texts.deleted);
      await navigate(`/${company}/produtos`);
      forgetStaffProduct(client, company, product.id);
      return { ok: true };
    },
  });
  return createPortal(
    <ActionDialog
      {...form}
      refusalText={productRefusalText}
      title={texts.deleteTitle(product.name || texts.unnamed)}
      submitLabel={texts.deleteDraft}
      onClose={onClose}
    >
      <p className="note wrap-anywhere">{partIdentity(product)}</p>
      <p>{texts.deleteIntro}</p>
    </ActionDialog>,
    document.body,
  );
}
