import type { PictureName } from "../pictures.ts";
import type { SampleOption } from "../sample-types.ts";

/** Price in centavos, packed height and width in cm, weight in kg, and a value for each of the line's specs. */
export type SizeSpec = { price: number; cm: [height: number, width: number]; kg: number; values: string[] };

/** What all products of one kind of part have in common. */
export type ProductLine = {
  part: string;
  category: string;
  /** The trade it belongs to: decides which attributes it may have. */
  trade: string;
  /** Of each maker, in turn: the small sizes of a fitted part first. */
  pictures: Record<string, PictureName[]>;
  brands: string[];
  /** Labels of the technical values, in the order of a measure's `values`. */
  specs: string[];
  about: string[];
  advice: string;
  warranty: string;
  /** Parts that Brazilian law lets nobody sell without the INMETRO mark. */
  certified?: true;
  material: string;
  origin?: "Nacional" | "Importado";
  kit?: string;
  voltage?: string;
  tags: string[];
};

/** A part made for vehicles: one product for each application, measured by the vehicle's size class. */
export type FittedLine = ProductLine & {
  position?: string;
  quantity?: number;
  note?: string;
  sizes: [SizeSpec, SizeSpec, SizeSpec, SizeSpec];
};

/** A part that goes anywhere, or that nobody can tell: every product is listed by name. */
export type UniversalLine = ProductLine & {
  compatibility: "all" | "unknown";
  options?: SampleOption[];
  items: UniversalItem[];
};

export type UniversalItem = SizeSpec & { name: string; picture?: PictureName; load?: string; voltage?: string };
