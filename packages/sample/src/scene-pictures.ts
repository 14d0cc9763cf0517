type Size = { width: number; height: number };

const HERO: [Size, Size] = [
  { width: 1600, height: 600 },
  { width: 800, height: 600 },
];

/** Wide scenes with free space on the left for text; the second size is cropped for phones. */
export const WIDE_PICTURES = {
  "hero-car": HERO,
  "hero-motorcycle": HERO,
  "hero-truck": HERO,
  "banner-frenagem": [
    { width: 1320, height: 360 },
    { width: 720, height: 480 },
  ],
} as const satisfies Record<string, readonly [Size, Size]>;

/** Square scenes for blog articles, in the widths of product images. */
export const SCENE_PICTURES = ["post-devolucao", "post-numero", "post-oleo", "post-pastilhas"] as const;
