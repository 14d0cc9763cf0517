import type * as THREE from "three";
import { aluminium, rubber, steel } from "../materials.ts";
import {
  arrangeInCircle,
  block,
  circle,
  circleOfHoles,
  group,
  lathedFacing,
  type Point,
  pipe,
  placed,
  plate,
  points,
  rod,
  softOutline,
} from "../solids.ts";

/** Housing with ears, the flange of the pulley in front. */
export function waterPump(pulleyRadius: number, toothed: boolean): THREE.Group {
  const ears: Point[] = points("-1.15 0.95, 1.1 1.05, 1.3 -0.7, 0.1 -1.35, -1.25 -0.75");
  const outline = softOutline(
    points(
      "-1.35 1.05, -1.0 1.18, 0 0.98, 1.0 1.28, 1.32 1.1, 1.12 0.2, 1.52 -0.66, 1.3 -0.95, 0.35 -1.2, 0.1 -1.58, -0.2 -1.3, -1.2 -1.0, -1.46 -0.8, -1.12 0",
    ),
    0.6,
  );
  const flange = plate(outline, 0.2, aluminium(), { holes: ears.map(([x, y]) => circle(0.11, x, y)), bevel: 0.05 });
  const gasket = placed(plate(outline.clone(), 0.02, rubber(0x3a3f45), { bevel: 0.01 }), [0, 0, -0.1]);
  const housing = lathedFacing(points("1.0 0.2, 0.92 0.5, 0.62 0.62, 0.56 0.95, 0.4 1.0"), aluminium());
  const pipeOut = placed(
    pipe(
      [
        [0, 0, 0],
        [0.15, 0.7, 0.12],
        [0.55, 1.15, 0.2],
      ],
      0.26,
      aluminium(),
    ),
    [0.5, 0.45, 0.32],
  );
  const impeller = placed(
    group(
      ...arrangeInCircle(7, 0.55, () => placed(block([0.08, 0.6, 0.3], steel(0x9aa0a5), 0.02), [0, 0, 0], [0, 0, 0.4])),
    ),
    [0, 0, -0.35],
  );
  const face = { holes: [...circleOfHoles(4, pulleyRadius * 0.66, 0.09), circle(0.16)], bevel: 0.02 };
  const teeth = toothed
    ? arrangeInCircle(24, pulleyRadius, () =>
        placed(block([0.1, 0.12, 0.44], steel(0x9aa0a5, 0.4), 0.03), [0, 0, -0.16]),
      )
    : [];
  const pulley = placed(group(plate(circle(pulleyRadius), 0.12, steel(0xb4b8bc, 0.35), face), ...teeth), [0, 0, 1.18]);
  return group(
    flange,
    gasket,
    housing,
    pipeOut,
    impeller,
    pulley,
    placed(rod(0.16, 0.5, steel()), [0, 0, 1.15], [Math.PI / 2, 0, 0]),
  );
}
