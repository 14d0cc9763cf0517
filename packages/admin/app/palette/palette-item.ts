import type { IconType } from "@pecacerta/ui/icons.tsx";

export type PaletteItem = {
  /** Unique in the palette. */
  key: string;
  title: string;
  detail?: string;
  icon: IconType;
  run: () => void;
};

export type PaletteGroup = {
  title: string;
  items: readonly PaletteItem[];
  /** Enter that was pressed before the items were seen runs none of them. */
  needsChoice?: boolean;
};
