export type GalleryLayout = "product-sidebar" | "product-full" | "quickview";

export const orderForDirection = <Image>(images: readonly Image[], direction: "ltr" | "rtl"): readonly Image[] =>
  direction === "rtl" ? images.toReversed() : images;

export const IMAGE_SIZE = { width: 400, height: 530 } as const;

export const IMAGE_WIDTHS = [160, 400, 800] as const;

/** A picture that fills more than the largest of the widths has a file for the zoom too. */
export const ZOOM_IMAGE_WIDTH = 1600;

export const imageBoxHeight = (width: number): number => Math.round((width * IMAGE_SIZE.height) / IMAGE_SIZE.width);

export const imageUrlAtWidth = (address: string, width: (typeof IMAGE_WIDTHS)[number]): string =>
  address.startsWith("/pictures/") ? address.replace(/-(160|400|800|1600)\.webp$/, `-${width}.webp`) : address;

export const clampSlide = (shown: number, steps: number, count: number): number =>
  Math.max(0, Math.min(count - 1, shown + steps));

export const LOGO_SIZE = { width: 170, height: 60 } as const;

/** The address of a stored picture as a PNG, which mails need; undefined for other pictures. */
export const mailImageUrl = (address: string): string | undefined =>
  /^\/pictures\/[a-z0-9-]+\.(svg|webp)$/.test(address) ? address.replace(/(svg|webp)$/, "png") : undefined;

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a stored picture as a JPEG, which link previews need; undefined for other pictures. */
export const shareImageUrl = (address: string): string | undefined =>
  /^\/pictures\/[a-z0-9-]+\.webp$/.test(address) ? address.replace(/webp$/, "jpg") : undefined;
