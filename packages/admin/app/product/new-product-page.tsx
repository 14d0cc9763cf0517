import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { ArrowLeft } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { useFormDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { storeStaffProduct } from "../product-form/product-queries.ts";
import { MissingPermission } from "../shell/missing-permission.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts as texts } from "../texts/product-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";

export default function NewProductPage() {
  const { slug, permissions } = useStaffCompany();
  return (
    <>
      <PageTitle title={texts.newTitle} />
      <div className="grid gap-2">
        <Link to={`/${slug}/produtos`} className="action-link justify-self-start">
          <ArrowLeft size={16} />
          {texts.back}
        </Link>
        <h1>{texts.newTitle}</h1>
      </div>
      {permissions.includes("catalog.write") ? <NewProductForm /> : <MissingPermission permission="catalog.write" />}
    </>
  );
}

function NewProductForm() {
  const { fields, refusal, isSending, submit } = useNewProductForm();
  const field = (name: "name" | "sku") => {
    const error = fields.errors[name];
    return { ...fields.field(name), error: error && productRefusalText(error) };
  };
  return (
    <Card title={texts.identity} className="max-w-prose">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="muted">{texts.newIntro}</p>
        {refusal ? <Notice tone="failure">{productRefusalText(refusal)}</Notice> : null}
        <LimitedField
          {...field("name")}
          label={PRODUCT_FIELD_NAMES.name}
          limit={PRODUCT_LIMITS.name}
          autoComplete="off"
          required
        />
        <LimitedField
          {...field("sku")}
          label={PRODUCT_FIELD_NAMES.sku}
          hint={texts.skuHint}
          limit={PRODUCT_LIMITS.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" className="justify-self-start" aria-disabled={isSending}>
          {isSending ? texts.creating : texts.create}
        </Button>
      </form>
    </Card>
  );
}

function useNewProductForm() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const navigate = useNavigate();
  const withKey = useIdempotencyKey(`new-product ${company}`);
  const [created, setCreated] = useState<string>();
  const form = useValidatedForm<"name" | "sku">({
    initial: { name: "", sku: "" },
    validate: ({ name, sku }) => ({
      ...(name.trim() === "" && { name: "ERROR_FORM_REQUIRED" }),
      ...(sku.trim() === "" && { sku: "ERROR_FORM_REQUIRED" }),
    }),
    async send(body) {
      const result = await withKey(body, (idempotencyKey) =>
        callStaff("POST /admin/products", { company, body, idempotencyKey }),
      );
      if (!result.ok) return result.refusal === "SKU_TAKEN" ? { ...result, errors: { sku: "SKU_TAKEN" } } : result;
      storeStaffProduct(client, company, result.value.data);
      setCreated(result.value.data.id);
      return { ok: true };
    },
  });
  const { name, sku } = form.fields.values;
  useFormDraft(`new-product ${company}`, form.fields);
  useUnsavedChanges(created === undefined && (name.trim() !== "" || sku.trim() !== ""));
  useEffect(() => {
    if (created !== undefined) void navigate(`/${company}/produtos/${created}`, { replace: true });
  }, [created, company, navigate]);
  return form;
}
