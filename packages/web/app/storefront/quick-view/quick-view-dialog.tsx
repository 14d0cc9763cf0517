import type { ProductDto } from "@pecacerta/contract/product";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { useState } from "react";
import { m } from "#messages";
import { Gallery } from "../gallery/gallery.tsx";
import { QuickViewDetails } from "./quick-view-details.tsx";
import { useQuickView } from "./use-quick-view.ts";
import "./quick-view-dialog.css";

type QuickViewDialogProps = { slug: string | undefined; onClose: () => void };

export function QuickViewDialog({ slug, onClose }: QuickViewDialogProps) {
  const view = useQuickView(slug, onClose);
  return (
    <Dialog
      open={view.open}
      onClose={onClose}
      title={view.product?.name ?? ""}
      closeLabel={m.close()}
      className="quick"
    >
      {view.open ? <QuickContent key={view.product.id} product={view.product} /> : null}
    </Dialog>
  );
}

function QuickContent({ product }: { product: ProductDto }) {
  const { images, name } = product;
  const [chosenImage, setChosenImage] = useState<string>();
  return (
    <div className="quick-columns">
      <Gallery images={images} name={name} layout="quickview" chosenImage={chosenImage} />
      <QuickViewDetails product={product} onChooseImage={setChosenImage} />
    </div>
  );
}
