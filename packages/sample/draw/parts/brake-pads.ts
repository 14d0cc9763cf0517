import type * as THREE from "three";
import { sticker } from "../label.ts";
import { BRAKE_PADS } from "../labels.ts";
import { friction, paint, steel } from "../materials.ts";
import { at, block, group, outlineOf, type Point, plate, points } from "../solids.ts";

/** Two pads with the lining to the viewer, two with the printed back, leaning on each other. */
export function brakePads(): THREE.Group {
  const lean = -0.28;
  return group(
    at(pad(true), [-0.12, 0.5, 0.6], [lean, 0.1, 0]),
    at(pad(false), [0.14, 1.16, 0.1], [lean, -0.06, 0.02]),
    at(pad(true), [-0.1, 1.86, -0.35], [lean, 0.06, 0]),
    at(pad(false), [0.14, 2.52, -0.85], [lean, -0.06, 0.02]),
  );
}

/** One pad, 1.7 wide, seen from its lining or from its back. */
function pad(lining: boolean): THREE.Group {
  const back = plate(backOutline(), 0.09, paint(0x24272b), { bevel: 0.025 });
  if (!lining) return group(back, at(sticker(BRAKE_PADS, 0.62, 0.24), [0, 0.03, 0.125]), wearSensor());
  const halves = [-1, 1].map((side) => {
    const outline = outlineOf([
      [side * 0.03, -0.36],
      [side * 0.62, -0.33],
      [side * 0.72, -0.2],
      [side * 0.74, 0.22],
      [side * 0.6, 0.37],
      [side * 0.03, 0.42],
    ]);
    return at(plate(outline, 0.2, friction(), { bevel: 0.02 }), [0, 0, 0.12]);
  });
  return group(back, ...halves);
}

function backOutline(): THREE.Shape {
  const right: Point[] = points(
    "0 -0.44, 0.7 -0.4, 0.84 -0.24, 0.98 -0.2, 0.98 0.06, 0.85 0.1, 0.83 0.3, 0.62 0.46, 0 0.52",
  );
  return outlineOf([
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ]);
}

const wearSensor = () => at(block([0.05, 0.22, 0.02], steel(), 0.01), [0.66, 0.48, 0.13], [0, 0, -0.2]);
