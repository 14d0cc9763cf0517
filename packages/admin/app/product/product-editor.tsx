import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { lazy, type RefObject, type SubmitEvent, Suspense, useEffect, useRef } from "react";
import { ProductFormContext } from "../product-form/product-form-context.ts";
import { showInSection } from "../product-form/product-section.tsx";
import { type ProductForm, useProductForm } from "../product-form/use-product-form.ts";
import { MainSection } from "../product-sections/main-section.tsx";
import { PriceSection } from "../product-sections/price-section.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts } from "../texts/product-texts.ts";
import { MissingFields } from "./missing-fields.tsx";
import { ProductHeading } from "./product-heading.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SectionLinks } from "./section-links.tsx";
import "./product.css";

const DetailSections = lazy(async () => ({
  default: (await import("../product-sections/detail-sections.tsx")).DetailSections,
}));
const SidePanels = lazy(async () => ({ default: (await import("./side-panels.tsx")).SidePanels }));
const MergeDialog = lazy(async () => ({ default: (await import("../product-history/merge-dialog.tsx")).MergeDialog }));
const FitmentTextQuestion = lazy(async () => ({
  default: (await import("./fitment-text-question.tsx")).FitmentTextQuestion,
}));

type ProductEditorProps = { product: StaffProductDto; isStale: boolean };

/** Work on the left, state and history on the right; on a phone one below the other. */
export function ProductEditor({ product, isStale }: ProductEditorProps) {
  const form = useProductForm(product);
  const element = useErrorFocus(form.attempt);
  const save = async () => (await form.confirmWithoutText()) && void form.save();
  useShortcuts([{ keys: "$mod+s", label: productTexts.save, run: () => void save() }]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Events of dialogs bubble through portals.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void save();
  };
  return (
    <ProductFormContext value={form}>
      <form ref={element} method="post" noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ProductHeading />
        {isStale ? <Notice tone="warning">{productTexts.stale}</Notice> : null}
        {form.canWrite ? null : (
          <Notice>{product.state === "archived" ? productTexts.archivedNote : productTexts.readOnly}</Notice>
        )}
        {form.refusal ? <Notice tone="failure">{productRefusalText(form.refusal)}</Notice> : null}
        <div className="product-columns grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <MissingFields />
            <SectionLinks />
            <ProductSections />
          </div>
          <div className="product-side grid grid-cols-[minmax(0,1fr)] gap-4">
            <SaveBar />
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <SidePanels />
            </Suspense>
          </div>
        </div>
      </form>
      <Suspense>
        {form.isAskingForText ? <FitmentTextQuestion onAnswer={form.answerFitmentText} /> : null}
        {form.conflict ? (
          <MergeDialog
            conflict={form.conflict}
            edits={form.edits}
            onSettle={form.settle}
            onClose={form.closeConflict}
          />
        ) : null}
      </Suspense>
    </ProductFormContext>
  );
}

const ProductSections = () => (
  <>
    <MainSection />
    <PriceSection />
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <DetailSections />
    </Suspense>
  </>
);

/** Leads to the first field with an error after each refusal. */
function useErrorFocus(attempt: ProductForm["attempt"]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!attempt?.path) return;
    const [field] = attempt.path.split(".");
    showInSection(form.current?.querySelector("[aria-invalid=true]")?.id ?? `product-${field}`);
  }, [attempt]);
  return form;
}
