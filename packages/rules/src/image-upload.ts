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

const STORED_IMAGE_URL = /^\/pictures\/([0-9a-f]{20})-800\.webp$/;

/** Undefined for the sample's pictures, which no company has stored. */
export const storedImageName = (url: string): string | undefined => STORED_IMAGE_URL.exec(url)?.[1];

export const storedImageUrl = (name: string): string => `/pictures/${name}-800.webp`;
