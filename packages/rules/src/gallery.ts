export type GalleryLayout = "product-sidebar" | "product-full" | "quickview";

type ThumbnailLayout = {
  /** In a window wider than every one named below. */
  usual: number;
  /** Widest windows, in pixels, and how many stand in a row there. */
  upTo: readonly (readonly [width: number, count: number])[];
};

/** How many thumbnails a row shows. */
export const THUMBNAIL_LAYOUTS: Readonly<Record<GalleryLayout, ThumbnailLayout>> = {
  "product-sidebar": {
    usual: 8,
    upTo: [
      [1399, 6],
      [1199, 8],
      [991, 8],
      [767, 6],
      [575, 5],
      [419, 4],
    ],
  },
  "product-full": {
    usual: 6,
    upTo: [
      [1399, 5],
      [1199, 7],
      [991, 5],
      [767, 6],
      [575, 5],
      [419, 4],
    ],
  },
  quickview: {
    usual: 5,
    upTo: [
      [991, 6],
      [519, 5],
      [439, 4],
      [339, 3],
    ],
  },
};

/** The narrowest width that the window still fits into decides. */
export function thumbnailsPerRow(layout: GalleryLayout, windowWidth: number): number {
  const { usual, upTo } = THUMBNAIL_LAYOUTS[layout];
  return upTo.findLast(([width]) => windowWidth <= width)?.[1] ?? usual;
}

/** Where people read from right to left, pictures stand the other way round. */
export const orderForDirection = <Image>(images: readonly Image[], direction: "ltr" | "rtl"): readonly Image[] =>
  direction === "rtl" ? images.toReversed() : images;

/** Milliseconds that one picture takes to give way to the next. */
export const GALLERY_SLIDE_MS = 400;

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
