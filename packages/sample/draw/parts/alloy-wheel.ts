import type * as THREE from "three";
import { castIron, plastic, steel, turnedSteel } from "../materials.ts";
import {
  arrangeInCircle,
  circle,
  circleOfHoles,
  group,
  lathedFacing,
  outlineOf,
  placed,
  plate,
  points,
} from "../solids.ts";

/** A wheel: deep rim, split spokes, hub with its holes. */
export function alloyWheel(color: number, count: number): THREE.Group {
  const silver = steel(color, 0.3);
  const rim = lathedFacing(
    points("1.52 0.5, 1.58 0.52, 1.6 0.46, 1.5 0.4, 1.44 0.2, 1.38 -0.7, 1.5 -0.8, 1.54 -0.84"),
    silver,
  );
  const lip = lathedFacing(points("1.5 0.46, 1.42 0.36, 1.4 0.3"), turnedSteel(3.2));
  const spokes = arrangeInCircle(count, 0, () => group(spoke(-0.85 / count), spoke(0.85 / count)));
  const hub = placed(
    plate(circle(0.46), 0.28, silver, { holes: circleOfHoles(5, 0.3, 0.065), bevel: 0.05 }),
    [0, 0, 0.06],
  );
  const cap = placed(lathedFacing(points("0 0.06, 0.1 0.06, 0.15 0"), plastic(0x1a1c1f, 0.3)), [0, 0, 0.4]);
  const back = lathedFacing(points("0.3 -0.4, 1.36 -0.42"), castIron(0x2c2e31));
  return group(rim, lip, ...spokes, hub, cap, back);

  function spoke(lean: number): THREE.Object3D {
    const outline = outlineOf([
      [-0.07, 0.3],
      [0.07, 0.3],
      [lean * 1.6 + 0.1, 1.47],
      [lean * 1.6 - 0.1, 1.47],
    ]);
    return placed(plate(outline, 0.16, silver, { bevel: 0.05 }), [lean * 0.5, 0, 0.12]);
  }
}
