import type { IconType } from "@pecacerta/ui/icons.tsx";

export type PaletteItem = {
  /** Unique in the palette. */
  key: string;
  title: string;
  detail?: string;
  icon: IconType;
  run: () => void;
  /** Asked before it runs. */
  question?: string | undefined;
};

export type PaletteGroup = { title: string; items: readonly PaletteItem[] };
