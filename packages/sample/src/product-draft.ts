import type { PictureName } from "./pictures.ts";
import type { ProductLine, SizeSpec } from "./product-lines/product-line.ts";
import type { SampleFitment, SampleOption, SampleProduct } from "./sample-types.ts";

/** A product before it has a number, stock and price. */
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
