import { Button } from "@pecacerta/ui/button.tsx";
import { lazy, Suspense } from "react";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { productTexts as texts } from "../texts/product-texts.ts";
import { useStateAction } from "./use-state-action.ts";
import "./product.css";

const SavedNotice = lazy(async () => ({ default: (await import("./saved-notice.tsx")).SavedNotice }));

const FITMENTS_ID = productSectionAnchor("fitments");

/** On a phone it stays within reach of the thumb. */
export function SaveBar() {
  const {
    product,
    canWrite,
    canStock,
    isDirty,
    savedChange,
    message,
    editedCount,
    isFitmentTextWaiting,
    sendingImages,
  } = useProductFormContext();
  if (!canWrite && !canStock) return null;
  const isIdle =
    !isDirty && !savedChange && !message && !isFitmentTextWaiting && sendingImages === 0 && product.state !== "draft";
  return (
    <div className={`product-save ${isDirty ? "product-save-dirty" : ""} ${isIdle ? "hidden xl:grid" : "grid"}`}>
      {savedChange && !isDirty ? (
        <Suspense fallback={<p className="note min-h-10">{texts.saved}</p>}>
          <SavedNotice key={savedChange.revision} change={savedChange} />
        </Suspense>
      ) : (
        <p role="status" className="note">
          {isDirty ? texts.edited(editedCount) : (message ?? texts.unchanged)}
        </p>
      )}
      {isFitmentTextWaiting ? (
        <p role="status">
          <a
            href={`#${FITMENTS_ID}`}
            className="small-link inline-flex min-h-9 items-center"
            onClick={(event) => {
              event.preventDefault();
              showInSection(FITMENTS_ID);
            }}
          >
            {texts.fitmentTextWaits}
          </a>
        </p>
      ) : null}
      {sendingImages > 0 ? (
        <p role="status" className="note">
          {texts.sendingImages(sendingImages)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <SaveButton />
        {canWrite && product.state === "draft" ? <PublishButton /> : null}
      </div>
    </div>
  );
}

function SaveButton() {
  const { isDirty, isSaving, discard } = useProductFormContext();
  return (
    <>
      <Button
        type="submit"
        className="flex-1"
        variant={isDirty ? "primary" : "secondary"}
        aria-disabled={isSaving || !isDirty}
      >
        {isSaving ? texts.saving : texts.save}
      </Button>
      {isDirty && !isSaving ? (
        <Button variant="quiet" onClick={discard}>
          {texts.discard}
        </Button>
      ) : null}
    </>
  );
}

/** Saves first what was changed. */
function PublishButton() {
  const { isDirty } = useProductFormContext();
  const { act, pending, isWaiting } = useStateAction();
  const publish = () => void act("publish");
  useShortcuts([{ keys: "$mod+Enter", label: texts.saveAndPublish, run: publish }]);
  return (
    <Button variant={isDirty ? "secondary" : "primary"} className="flex-1" aria-disabled={isWaiting} onClick={publish}>
      {pending ? texts.publishing : isDirty ? texts.saveAndPublish : texts.publish}
    </Button>
  );
}
