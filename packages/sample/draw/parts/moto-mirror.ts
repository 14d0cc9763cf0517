import * as THREE from "three";
import { chrome, plastic, steel } from "../materials.ts";
import { circle, group, hexagon, pipe, placed, plate, points, softOutline, solid, thread } from "../solids.ts";

/** A mirror of a motorcycle on its stem, and its twin. */
export const motorcycleMirrors = (isRound: boolean) =>
  group(placed(mirror(1, isRound), [-0.95, 0, 0.3]), placed(mirror(-1, isRound), [0.95, 0, -0.2]));

function mirror(side: number, isRound: boolean): THREE.Group {
  const outline = () =>
    isRound
      ? circle(0.62)
      : softOutline(points("-0.75 0.1, -0.6 0.46, 0 0.56, 0.62 0.48, 0.8 0.05, 0.55 -0.4, 0 -0.5, -0.58 -0.38"), 0.6);
  const shell = placed(plate(outline(), 0.2, plastic(0x1b1d20, 0.4), { bevel: 0.09 }), [0, 0, -0.22]);
  const face = plate(outline(), 0.02, chrome(), { bevel: 0 });
  face.scale.set(0.95, 0.94, 1);
  const stem = pipe(
    [
      [-side * 0.75, -1.9, -0.1],
      [-side * 0.75, -1.3, -0.1],
      [-side * 0.4, -0.75, -0.15],
      [0, -0.2, -0.2],
    ],
    0.07,
    plastic(0x1b1d20, 0.35),
  );
  const foot = group(
    placed(hexagon(0.15, 0.2, steel()), [-side * 0.75, -1.85, -0.1]),
    placed(thread(0.09, 0.5, steel()), [-side * 0.75, -1.95, -0.1]),
  );
  return group(
    placed(group(shell, placed(face, [0, 0, 0.075])), [0, 0, 0]),
    stem,
    foot,
    placed(solid(new THREE.SphereGeometry(0.13, 24, 24), plastic(0x1b1d20)), [0, -0.42, -0.2]),
  );
}
