import type * as THREE from "three";
import { paper, plastic } from "../materials.ts";
import { block, group, outlineOf, type Point, placed, plate } from "../solids.ts";

export type FilterPanel = { frame: number; folds: number; thick: number; count: number; size?: [number, number] };

/** A folded element in a frame: pleats run across. */
export function panelFilter({ frame, folds, thick, count, size = [2.1, 2.9] }: FilterPanel): THREE.Group {
  const [width, height] = size;
  const zigzag = Array.from(
    { length: count * 2 + 1 },
    (_, step): Point => [-height / 2 + (step / (count * 2)) * height, step % 2 ? thick * 0.42 : -thick * 0.1],
  );
  const outline = outlineOf([...zigzag, [height / 2, -thick * 0.4], [-height / 2, -thick * 0.4]]);
  const folded = placed(plate(outline, width, paper(folds), { bevel: 0 }), [0, 0, -width / 2]);
  // Extruded along z: laid across, with the height of the folds to the viewer.
  const pleated = placed(group(folded), [0, 0, 0], [Math.PI / 2, Math.PI / 2, 0]);
  const seal = plastic(frame, 0.6);
  const sides = [-1, 1].map((side) =>
    placed(block([0.2, height + 0.36, thick * 1.1], seal, 0.08), [side * (width / 2 + 0.05), 0, 0]),
  );
  const ends = [-1, 1].map((side) =>
    placed(block([width + 0.3, 0.2, thick * 1.1], seal, 0.08), [0, side * (height / 2 + 0.08), 0]),
  );
  return placed(group(pleated, ...sides, ...ends), [0, 0, 0], [-0.14, 0, 0]);
}
