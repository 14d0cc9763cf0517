import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { Package } from "@pecacerta/ui/icons.tsx";
export const ProductThumbnail = ({ image }: { image: string | null | undefined }) => (
  <span className="grid aspect-[400/530] w-16 shrink-0 place-items-center overflow-hidden rounded bg-grey-50 sm:w-20">
    {image ? (
      <img
        src={imageUrlAtWidth(image, 160)}
        alt=""
        width={160}
        height={212}
        loading="lazy"
        className="size-full object-contain"
      />
    ) : (
      <Package size={28} strokeWidth={1.25} className="text-grey-400" />
    )}
  </span>
);
