export type GalleryLayout = "product-sidebar" | "product-full" | "quickview";

/** Reverses the images for right-to-left pages. */
export const orderForDirection = <Image>(images: readonly Image[], direction: "ltr" | "rtl"): readonly Image[] =>
  direction === "rtl" ? images.toReversed() : images;

/** Size of product images in pixels. */
export const IMAGE_SIZE = { width: 400, height: 530 } as const;

/** Stored widths in pixels: thumbnail, card, gallery. */
export const IMAGE_WIDTHS = [160, 400, 800] as const;

/** Returns the URL of another width; the URLs of external images do not change. */
export const imageUrlAtWidth = (address: string, width: (typeof IMAGE_WIDTHS)[number]): string =>
  address.startsWith("/pictures/") ? address.replace(/-(160|400|800)\.webp$/, `-${width}.webp`) : address;

/** Moves by `steps` and stops at both ends. */
export const clampSlide = (shown: number, steps: number, count: number): number =>
  Math.max(0, Math.min(count - 1, shown + steps));
