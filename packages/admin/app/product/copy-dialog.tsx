import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { storeStaffProduct } from "../product-form/product-queries.ts";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts as texts } from "../texts/product-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Outside the editor's form: forms cannot be nested. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { fields, refusal, isSending, submit } = useCopyForm(onClose);
  const { error, ...sku } = fields.field("sku");
  return createPortal(
    <Dialog open onClose={onClose} title={texts.copyTitle} closeLabel={shellTexts.close}>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p>{texts.copyIntro}</p>
        {refusal ? <Notice tone="failure">{productRefusalText(refusal)}</Notice> : null}
        <LimitedField
          {...sku}
          label={PRODUCT_FIELD_NAMES.sku}
          error={error && productRefusalText(error)}
          limit={PRODUCT_LIMITS.code}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? texts.creating : texts.copyCreate}
        </Button>
      </form>
    </Dialog>,
    document.body,
  );
}

function useCopyForm(onClose: () => void) {
  const { slug: company } = useStaffCompany();
  const { product } = useProductFormContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey(`product-copy ${company} ${product.id}`);
  return useValidatedForm<"sku">({
    initial: { sku: texts.copySku(product.sku) },
    validate: ({ sku }) => (sku.trim() === "" ? { sku: "ERROR_FORM_REQUIRED" } : {}),
    async send(body) {
      const result = await withKey(body, (idempotencyKey) =>
        callStaff("POST /admin/products/:id/copy", { company, params: { id: product.id }, body, idempotencyKey }),
      );
      if (!result.ok) return result.refusal === "SKU_TAKEN" ? { ...result, errors: { sku: "SKU_TAKEN" } } : result;
      storeStaffProduct(client, company, result.value.data);
      onClose();
      toast.success(texts.copied);
      await navigate(`/${company}/produtos/${result.value.data.id}`);
      return { ok: true };
    },
  });
}
