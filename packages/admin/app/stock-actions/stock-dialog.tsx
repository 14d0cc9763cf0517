import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import { partIdentity } from "@pecacerta/rules/part-number";
import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { refusalOf } from "../client/staff-queries.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ActionDialog } from "../order-actions/action-dialog.tsx";
import { ChoiceGroup } from "../order-actions/choice-group.tsx";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { type StockAction, stockTexts } from "../texts/stock-texts.ts";
import { expectedOnShelf, useProductStock } from "./stock-queries.ts";
import { stockRefusalText, useStockForm } from "./use-stock-form.ts";

type StockDialogProps = { productId: string; action: StockAction; onClose: () => void };

/** Receives, counts or adjusts one product. */
export function StockDialog({ productId, action, onClose }: StockDialogProps) {
  const { slug } = useStaffCompany();
  const { data: product, error } = useProductStock(slug, productId);
  if (product) return <StockForm product={product} action={action} onClose={onClose} />;
  const refusal = error ? refusalOf(error) : product === null ? "PRODUCT_NOT_FOUND" : undefined;
  return (
    <FormDialog title={stockTexts.titles[action]} onClose={onClose}>
      {refusal ? <Notice tone="failure">{companyRefusalText(refusal)}</Notice> : <Skeleton className="h-40 w-full" />}
    </FormDialog>
  );
}

function StockForm({ product, action, onClose }: { product: StockRowDto } & Omit<StockDialogProps, "productId">) {
  const { fields, ...form } = useStockForm({ productId: product.product_id, action, onClose });
  const field = (name: "quantity" | "document" | "note") => ({
    ...fields.field(name),
    error: errorText(fields.errors[name]),
    autoComplete: "off",
  });
  return (
    <ActionDialog title={stockTexts.titles[action]} onClose={onClose} submitLabel={stockTexts.submit[action]} {...form}>
      <ProductLine product={product} />
      <Field
        {...field("quantity")}
        label={action === "count" ? stockTexts.counted : stockTexts.quantity}
        hint={action === "count" ? <CountHint product={product} /> : undefined}
        inputMode="numeric"
        required
      />
      {action === "count" ? null : (
        <ChoiceGroup
          legend={stockTexts.choice}
          name="choice"
          value={fields.values.choice}
          choices={stockTexts.choices[action]}
          onChoose={(next) => fields.change({ choice: next })}
        />
      )}
      {action === "receive" ? (
        <LimitedField
          {...field("document")}
          label={stockTexts.document}
          hint={stockTexts.documentHint}
          limit={STAFF_TEXT_LIMITS.stockDocument}
        />
      ) : null}
      <LimitedField
        {...field("note")}
        label={stockTexts.note}
        hint={stockTexts.noteHint}
        limit={STAFF_TEXT_LIMITS.stockNote}
      />
    </ActionDialog>
  );
}

const errorText = (key: string | undefined) => key && (stockRefusalText(key) ?? companyRefusalText(key));

const ProductLine = ({ product }: { product: StockRowDto }) => (
  <p className="wrap-anywhere">
    <span className="strong">{product.name}</span>
    <span className="note block">
      {[partIdentity(product), product.shelf, stockTexts.onHandOf(product.onHand)].filter(Boolean).join(" · ")}
    </span>
  </p>
);

function CountHint({ product }: { product: StockRowDto }) {
  const held = product.reserved + product.toPick;
  return (
    <>
      {stockTexts.expected(expectedOnShelf(product))}
      {held > 0 ? `. ${stockTexts.heldHint(held)}` : null}
      {product.toPutBack > 0 ? `. ${stockTexts.putBackHint(product.toPutBack)}` : null}
    </>
  );
}
