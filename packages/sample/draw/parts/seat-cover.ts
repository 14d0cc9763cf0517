import type * as THREE from "three";
import { sticker } from "../label.ts";
import { paperLabel } from "../labels.ts";
import { chrome, cloth, dark, leather, plastic } from "../materials.ts";
import { block, group, placed, rod } from "../solids.ts";

/** A seat in its cover: cushion, back with side bolsters, headrest. */
export function seatCover(main: number, side: number): THREE.Group {
  const middle = cloth(main);
  const edge = leather(side);
  const back = placed(
    group(
      block([1.16, 2.2, 0.44], middle, 0.2),
      ...bolsters(2.2, edge),
      ...seams(2.2),
      placed(block([1.5, 0.34, 0.5], edge, 0.16), [0, 0.98, -0.02]),
    ),
    [0, 2.1, -0.55],
    [-0.16, 0, 0],
  );
  const cushion = placed(
    group(
      block([1.16, 1.7, 0.42], middle, 0.2),
      ...bolsters(1.7, edge),
      ...seams(1.7),
      placed(block([1.5, 0.3, 0.46], edge, 0.18), [0, -0.78, 0]),
    ),
    [0, 0.62, 0.32],
    [-Math.PI / 2 + 0.14, 0, 0],
  );
  const head = placed(
    group(
      block([0.86, 0.56, 0.36], middle, 0.16),
      placed(block([0.2, 0.54, 0.38], edge, 0.12), [-0.38, 0, 0]),
      placed(block([0.2, 0.54, 0.38], edge, 0.12), [0.38, 0, 0]),
    ),
    [0, 3.66, -0.86],
    [-0.1, 0, 0],
  );
  const bars = [-0.2, 0.2].map((x) => placed(rod(0.035, 0.5, chrome()), [x, 3.32, -0.8], [-0.1, 0, 0]));
  const tag = placed(
    sticker(paperLabel("aconchega", "INTERIOR", "SOB MEDIDA"), 0.34, 0.15),
    [0.52, 1.5, -0.13],
    [-0.16, 0.1, 0],
  );
  return group(back, cushion, head, ...bars, tag, placed(block([1.3, 0.3, 1.4], dark(), 0.08), [0, 0.2, 0.22]));
}

const bolsters = (length: number, material: THREE.Material) =>
  [-1, 1].map((side) =>
    placed(block([0.36, length * 0.96, 0.6], material, 0.17), [side * 0.66, 0, 0.06], [0, side * -0.2, 0]),
  );

export const seams = (length: number) =>
  [-0.56, -0.28, 0, 0.28].map((share) =>
    placed(block([1.0, 0.02, 0.02], plastic(0x15171a, 0.9), 0.008), [0, share * length, 0.224]),
  );
