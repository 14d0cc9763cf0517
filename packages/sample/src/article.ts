import type { Line, Measure } from "./lines/line.ts";
import type { PictureName } from "./pictures.ts";
import type { SampleFitment, SampleOption, SampleProduct } from "./shapes.ts";

/** One thing to be sold, before it has a number, a stock and a price tag. */
export type Article = {
  line: Line;
  name: string;
  brand: string;
  picture: PictureName;
  measure: Measure & { load?: string };
  engine: string;
  label: string;
  compatibility: SampleProduct["compatibility"];
  fitments: SampleFitment[];
  options: SampleOption[];
};
