type Size = { width: number; height: number };

/** Several parts together with the left free for words: over the page, and its right side for a phone. */
export const WIDE_PICTURES = {
  hero: [
    { width: 1600, height: 600 },
    { width: 800, height: 600 },
  ],
  "banner-frenagem": [
    { width: 1320, height: 360 },
    { width: 720, height: 480 },
  ],
} as const satisfies Record<string, readonly [Size, Size]>;

/** Square, for articles; kept in the widths of products. */
export const SCENE_PICTURES = ["post-devolucao", "post-numero", "post-oleo", "post-pastilhas"] as const;
