export type GalleryLayout = "product-sidebar" | "product-full" | "quickview";

/** Where people read from right to left, pictures stand the other way round. */
export const orderForDirection = <Image>(images: readonly Image[], direction: "ltr" | "rtl"): readonly Image[] =>
  direction === "rtl" ? images.toReversed() : images;

/** Width and height that pictures are drawn for, in pixels. */
export const IMAGE_SIZE = { width: 400, height: 530 } as const;

/** The widths in pixels that every picture is kept in: thumbnail, card, gallery. */
export const IMAGE_WIDTHS = [160, 400, 800] as const;

/** The address of a picture of our own in another width; the address of any other is left as it is. */
export const imageUrlAtWidth = (address: string, width: (typeof IMAGE_WIDTHS)[number]): string =>
  address.startsWith("/pictures/") ? address.replace(/-(160|400|800)\.webp$/, `-${width}.webp`) : address;

/** The picture so many steps on; there is nothing before the first or after the last. */
export const clampSlide = (shown: number, steps: number, count: number): number =>
  Math.max(0, Math.min(count - 1, shown + steps));
