import { IMAGE_WIDTHS, imageBoxHeight, ZOOM_IMAGE_WIDTH } from "./gallery.ts";

/** Why an uploaded file becomes no image of the shop. */
export const IMAGE_REFUSAL_REASONS = [
  "empty",
  "unknown-format",
  "drawing",
  "heic",
  "animated",
  "many-pages",
  "broken",
  "too-small",
  "too-many-pixels",
  "too-much-work",
] as const;

export type ImageRefusalReason = (typeof IMAGE_REFUSAL_REASONS)[number];

export const MAX_IMAGE_FILE_BYTES = 30 * 1_048_576;
export const MAX_IMAGE_PIXELS = 60_000_000;
/** In pixels, of the shorter side. */
export const MIN_IMAGE_SIDE = 200;
export const MAX_IMAGE_TEXT = 200;

type StoredImageSize = { width: number | null; height: number | null };

export function storedImageWidths({ width, height }: StoredImageSize): readonly number[] {
  const largest = Math.max(...IMAGE_WIDTHS);
  const hasZoom = (width ?? 0) > largest || (height ?? 0) > imageBoxHeight(largest);
  return hasZoom ? [...IMAGE_WIDTHS, ZOOM_IMAGE_WIDTH] : IMAGE_WIDTHS;
}

const STORED_IMAGE_URL = /^\/pictures\/([0-9a-f]{20})-(?:800|1600)\.webp$/;

/** Undefined for the sample's pictures, which no company has stored. */
export const storedImageName = (url: string): string | undefined => STORED_IMAGE_URL.exec(url)?.[1];

/** The address names the largest file, so that a page knows whether there is one for the zoom. */
export const storedImageUrl = (name: string, size: StoredImageSize = { width: null, height: null }): string =>
  `/pictures/${name}-${Math.max(...storedImageWidths(size))}.webp`;

export const storedImageUrls = (name: string): string[] =>
  [Math.max(...IMAGE_WIDTHS), ZOOM_IMAGE_WIDTH].map((width) => `/pictures/${name}-${width}.webp`);
