import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Copy, Eye } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { PRODUCT_STATE_NAMES, productTexts as texts } from "../texts/product-texts.ts";
import { useStateAction } from "./use-state-action.ts";

const CopyDialog = lazy(async () => ({ default: (await import("./copy-dialog.tsx")).CopyDialog }));
const DeleteDraftDialog = lazy(async () => ({
  default: (await import("./delete-draft-dialog.tsx")).DeleteDraftDialog,
}));

export function StatePanel() {
  const { product } = useProductFormContext();
  const { permissions } = useStaffCompany();
  const { state, url, revision, updatedAt, coverage } = product;
  return (
    <Card title={PRODUCT_STATE_NAMES[state]}>
      <div className="grid gap-3">
        <p className="note">{texts.changedAt(formatDateTime(updatedAt))}</p>
        <Coverage percent={coverage} />
        <div className="grid gap-2">
          {url ? (
            <a
              href={urlOfRevision(url, revision)}
              target="_blank"
              rel="noreferrer"
              className="button button-secondary button-small"
            >
              <Eye size={16} />
              {texts.seeInShop}
            </a>
          ) : null}
          {permissions.includes("catalog.write") ? <StateButtons /> : null}
        </div>
      </div>
    </Card>
  );
}

/** An edge that has the page of an earlier revision does not answer. */
function urlOfRevision(url: string, revision: number): string {
  const address = new URL(url);
  address.searchParams.set("v", `r${revision}`);
  return address.href;
}

const Coverage = ({ percent }: { percent: number }) => (
  <div className="grid gap-1">
    <p className="note">{texts.coverage(percent)}</p>
    <meter className="w-full" min={0} max={100} low={40} high={80} optimum={100} value={percent} aria-hidden="true" />
  </div>
);

function StateButtons() {
  const { product } = useProductFormContext();
  const { act, isWaiting } = useStateAction();
  const [dialog, setDialog] = useState<"copy" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      {product.state === "draft" ? null : (
        <Button variant="secondary" small aria-disabled={isWaiting} onClick={() => void act("unpublish")}>
          {product.state === "archived" ? texts.restoreDraft : texts.unpublish}
        </Button>
      )}
      <Button variant="secondary" small onClick={() => setDialog("copy")}>
        <Copy size={16} />
        {texts.copy}
      </Button>
      {product.state === "archived" ? null : (
        <Button variant="quiet" small aria-disabled={isWaiting} onClick={() => void act("archive")}>
          {texts.archive}
        </Button>
      )}
      {product.state === "draft" ? (
        <Button variant="quiet" small onClick={() => setDialog("delete")}>
          {texts.deleteDraft}
        </Button>
      ) : null}
      <Suspense>
        {dialog === "copy" ? <CopyDialog onClose={close} /> : null}
        {dialog === "delete" ? <DeleteDraftDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
