import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { paint, rubber, steel } from "../materials.ts";
import { group, lathed, placed, plate, points, rod, softOutline, type Vector3Tuple } from "../solids.ts";
import { joint } from "./joints.ts";

/** A pressed arm with two bushes and a ball joint. */
export function controlArm(color: number, label: Label): THREE.Group {
  const coat = paint(color);
  const outline = softOutline(
    points(
      "-1.35 1.55, -1.05 1.6, -0.6 0.7, 0.35 0.62, 1.2 1.0, 1.42 0.8, 0.85 -0.1, 0.3 -1.3, 0 -1.5, -0.3 -1.3, -0.95 0.2",
    ),
  );
  const opening = softOutline(points("-0.55 0.42, 0.3 0.36, 0.45 0.1, 0.05 -0.5, -0.3 -0.2"));
  const arm = plate(outline, 0.22, coat, { holes: [opening], bevel: 0.07 });
  const ridge = placed(
    plate(
      softOutline(
        points(
          "-0.95 1.1, -0.72 1.1, -0.45 0.58, 0.5 0.52, 1.05 0.78, 1.0 0.62, 0.55 0.2, 0.1 -0.95, -0.1 -0.95, -0.62 0.2",
        ),
      ),
      0.04,
      coat,
      { holes: [opening.clone()], bevel: 0.03 },
    ),
    [0, 0, 0.3],
  );
  const bush = (place: Vector3Tuple) =>
    placed(
      group(
        lathed(points("0.18 -0.4, 0.36 -0.4, 0.36 0.4, 0.18 0.4"), rubber()),
        lathed(points("0.36 -0.34, 0.42 -0.34, 0.42 0.34, 0.36 0.34"), coat),
        rod(0.15, 0.92, steel()),
      ),
      place,
    );
  return group(
    arm,
    ridge,
    bush([-1.25, 1.62, 0.12]),
    placed(bush([0, 0, 0]), [1.38, 0.92, 0.14], [Math.PI / 2, 0, 0]),
    placed(joint(), [0, -1.32, 0.2], [Math.PI / 2, 0, 0]),
    placed(sticker(label, 0.74, 0.34), [0.62, 0.42, 0.375], [0, 0, 0.42]),
  );
}
