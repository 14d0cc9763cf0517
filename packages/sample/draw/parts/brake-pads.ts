import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { friction, paint, steel } from "../materials.ts";
import { block, group, outlineOf, type Point, placed, plate, points } from "../solids.ts";

/** `wide`: how long a pad is for its height, 1 as usual. */
export type Pads = { coat: number; label: Label; wide: number; sensor: boolean };

/** Two pads with the lining to the viewer, two with the printed back, leaning on each other. */
export function brakePads(pads: Pads): THREE.Group {
  const lean = -0.28;
  return group(
    placed(lined(pads), [-0.12, 0.5, 0.6], [lean, 0.1, 0]),
    placed(printedBack(pads), [0.14, 1.16, 0.1], [lean, -0.06, 0.02]),
    placed(lined(pads), [-0.1, 1.86, -0.35], [lean, 0.06, 0]),
    placed(printedBack(pads), [0.14, 2.52, -0.85], [lean, -0.06, 0.02]),
  );
}

const back = ({ coat, wide }: Pads) => plate(backOutline(wide), 0.09, paint(coat), { bevel: 0.025 });

function printedBack(pads: Pads): THREE.Group {
  const wear = placed(block([0.05, 0.22, 0.02], steel(), 0.01), [0.66 * pads.wide, 0.48, 0.13], [0, 0, -0.2]);
  return group(back(pads), placed(sticker(pads.label, 0.86, 0.44), [0, 0.03, 0.125]), ...(pads.sensor ? [wear] : []));
}

function lined(pads: Pads): THREE.Group {
  const half = (side: number) =>
    outlineOf(
      points("0.03 -0.36, 0.62 -0.33, 0.72 -0.2, 0.74 0.22, 0.6 0.37, 0.03 0.42").map(
        ([x, y]): Point => [side * (0.03 + (x - 0.03) * pads.wide), y],
      ),
    );
  return group(
    back(pads),
    ...[-1, 1].map((side) => placed(plate(half(side), 0.2, friction(), { bevel: 0.02 }), [0, 0, 0.12])),
  );
}

function backOutline(wide: number): THREE.Shape {
  const right: Point[] = points(
    "0 -0.44, 0.7 -0.4, 0.84 -0.24, 0.98 -0.2, 0.98 0.06, 0.85 0.1, 0.83 0.3, 0.62 0.46, 0 0.52",
  ).map(([x, y]) => [x * wide, y]);
  const left = right.slice(1, -1).reverse();
  return outlineOf([...right, ...left.map(([x, y]): Point => [-x, y])]);
}
