import type { PictureName } from "./pictures.ts";
import type { ProductLine, SizeSpec } from "./product-lines/product-line.ts";
import type { SampleFitment, SampleOption, SampleProduct } from "./sample-types.ts";

/** One thing to be sold, before it has a number, a stock and a price tag. */
export type ProductDraft = {
  line: ProductLine;
  name: string;
  brand: string;
  picture: PictureName;
  measure: SizeSpec & { load?: string };
  engine: string;
  label: string;
  compatibility: SampleProduct["compatibility"];
  fitments: SampleFitment[];
  options: SampleOption[];
};
