import * as THREE from "three";
import { sticker } from "../label.ts";
import { paperLabel } from "../labels.ts";
import { rubber } from "../materials.ts";
import { block, group, panel, placed, plate, points, softOutline } from "../solids.ts";

/** A pair of mats leaning on each other: raised rim, ribs, heel pad. */
export function drawFloorMats(color: number, ribs: number): THREE.Group {
  return group(
    placed(mat(color, ribs), [-0.55, 1.55, 0], [-0.3, 0.14, 0.02]),
    placed(mat(color, ribs), [0.75, 1.3, 0.7], [-0.42, -0.16, -0.04]),
  );
}

function mat(color: number, ribColor: number): THREE.Group {
  const outline = () => softOutline(points("-0.95 -1.45, 0.95 -1.45, 1.0 0.3, 0.82 1.4, -0.35 1.5, -1.0 0.75"), 0.25);
  const base = plate(outline(), 0.05, rubber(color), { bevel: 0.03 });
  const inside = new THREE.Path(
    outline()
      .getPoints()
      .map(({ x, y }) => new THREE.Vector2(x * 0.92, y * 0.94)),
  );
  const framed = placed(plate(outline(), 0.12, rubber(color), { holes: [inside], bevel: 0.03 }), [0, 0, 0.02]);
  const lines = Array.from({ length: 13 }, (_, row) =>
    placed(block([1.5 - Math.max(0, row - 9) * 0.12, 0.045, 0.05], rubber(ribColor), 0.02), [
      0.04,
      -1.2 + row * 0.185,
      0.09,
    ]),
  );
  const columns = [-0.5, 0, 0.5].map((x) =>
    placed(block([0.045, 2.3, 0.05], rubber(ribColor), 0.02), [x, -0.08, 0.09]),
  );
  const heel = placed(plate(panel(0.9, 0.6, 0.12), 0.03, rubber(0x141517), { bevel: 0.02 }), [0.25, 0.2, 0.1]);
  return group(
    base,
    framed,
    ...lines,
    ...columns,
    heel,
    placed(sticker(paperLabel("aconchega", "INTERIOR", "SOB MEDIDA"), 0.44, 0.15), [0.25, 0.2, 0.16]),
  );
}
