import type { ProductDto } from "@pecacerta/contract/product";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
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

const QuickContent = ({ product }: { product: ProductDto }) => (
  <div className="quick-columns">
    <Gallery images={product.images} name={product.name} layout="quickview" />
    <QuickViewDetails product={product} />
  </div>
);
