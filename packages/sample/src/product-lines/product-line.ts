import type { PictureName } from "../pictures.ts";
import type { SampleOption } from "../sample-types.ts";

/** Price in centavos, packed size in cm, weight in kg, and a value for each spec of the product line. */
export type SizeSpec = { price: number; cm: [height: number, width: number]; kg: number; values: string[] };

/** Common data of all products of one kind of part. */
export type ProductLine = {
  part: string;
  category: string;
  /** Determines the attributes. */
  trade: string;
  /** By brand, small sizes first. */
  pictures: Record<string, PictureName[]>;
  brands: string[];
  /** Labels of `SizeSpec.values`. */
  specs: string[];
  about: string[];
  advice: string;
  warranty: string;
  /** Parts that require the INMETRO mark in Brazil. */
  certified?: true;
  material: string;
  origin?: "Nacional" | "Importado";
  kit?: string;
  position?: string;
  voltage?: string;
  tags: string[];
};

/** A part for certain vehicles: one product per vehicle group. */
export type FittedLine = ProductLine & {
  /** Packages for one vehicle, or for one axle if the position is an axle. */
  quantity?: number;
  note?: string;
  sizes: [SizeSpec, SizeSpec, SizeSpec, SizeSpec];
};

/** A part that fits all vehicles, or whose fitment is unknown. */
export type UniversalLine = ProductLine & {
  compatibility: "all" | "unknown";
  options?: SampleOption[];
  items: UniversalItem[];
};

export type UniversalItem = SizeSpec & {
  name: string;
  picture?: PictureName;
  /** Instead of the line's. */
  options?: SampleOption[];
  load?: string;
  voltage?: string;
};
