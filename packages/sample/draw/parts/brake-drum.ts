import type * as THREE from "three";
import { castIron, turnedSteel } from "../materials.ts";
import { circle, circleOfHoles, group, lathedFacing, placed, plate, points } from "../solids.ts";

export type Drum = { studs: number; coat: number };

/** A drum, its closed side to the viewer. */
export function brakeDrum({ studs, coat }: Drum): THREE.Group {
  const iron = castIron(coat);
  const bowl = lathedFacing(
    points(
      "1.18 -0.62, 1.2 -0.66, 1.36 -0.66, 1.38 -0.6, 1.38 -0.44, 1.3 -0.42, 1.3 0.12, 1.26 0.2, 1.12 0.26, 0.86 0.26",
    ),
    iron,
  );
  const inside = lathedFacing(points("1.18 -0.62, 1.18 0.1, 0.6 0.12"), turnedSteel(2.4));
  const ribs = [-0.28, -0.12, 0.04].map((from) =>
    placed(lathedFacing(points("1.3 0, 1.35 0.02, 1.35 0.05, 1.3 0.07"), iron), [0, 0, from]),
  );
  const holes = [
    circle(0.4),
    ...circleOfHoles(studs, 0.66, studs > 6 ? 0.06 : 0.085),
    ...circleOfHoles(2, 0.66, 0.05, 0.25),
  ];
  const front = placed(plate(circle(0.88), 0.1, iron, { holes, bevel: 0.03 }), [0, 0, 0.18]);
  const hub = lathedFacing(points("0.4 0.1, 0.4 0.36, 0.48 0.36, 0.52 0.26"), turnedSteel(1.2));
  return group(bowl, inside, ...ribs, front, hub);
}
