import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { Package } from "@pecacerta/ui/icons.tsx";
import "./product-thumbnail.css";

export const ProductThumbnail = ({ image }: { image: string | null | undefined }) => (
  <span className="grid aspect-[400/530] w-16 shrink-0 place-items-center overflow-hidden panel sm:w-20">
    {image ? (
      <img
        src={imageUrlAtWidth(image, 160)}
        alt=""
        width={160}
        height={212}
        loading="lazy"
        className="product-thumbnail-image size-full"
      />
    ) : (
      <Package size={28} strokeWidth={1.25} className="product-thumbnail-empty" />
    )}
  </span>
);
