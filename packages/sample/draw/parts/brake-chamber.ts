import type * as THREE from "three";
import { type Label, wrap } from "../label.ts";
import { brass, castIron, paint, rubber, steel } from "../materials.ts";
import { block, group, lathed, placed, points, rod } from "../solids.ts";

/** A chamber of the air brake: spring part below, service part above, push rod with its fork. */
export function brakeChamber(printed: Label): THREE.Group {
  const coat = paint(0x24272b);
  const below = lathed(points("0 0, 0.5 0, 0.86 0.08, 1.08 0.3, 1.18 0.72, 1.2 1.02, 1.28 1.04"), coat);
  const waist = lathed(
    points("1.28 1.18, 1.16 1.2, 1.02 1.36, 0.98 1.6, 1.04 1.82, 1.2 1.92, 1.28 1.94"),
    castIron(0x6d7176),
  );
  const above = lathed(points("1.28 2.08, 1.2 2.1, 1.14 2.4, 0.98 2.72, 0.7 2.86, 0 2.9"), coat);
  const studs = [-0.5, 0.5].map((x) => placed(rod(0.09, 0.5, steel(0xc9a45a)), [x, 3.08, 0]));
  const fork = group(
    placed(rod(0.1, 0.7, steel()), [0, 3.2, 0]),
    placed(block([0.34, 0.44, 0.3], steel(0x9ea2a6)), [0, 3.66, 0]),
  );
  const ports = [-0.42, 0.42].map((x) => placed(rod(0.15, 0.34, brass()), [x, 1.58, 1.0], [Math.PI / 2, 0, 0]));
  const label = placed(wrap(printed, 1.2, 0.5, 0.28), [0, 0.72, 0]);
  return group(
    below,
    waist,
    above,
    band(1.11),
    band(2.01),
    ...studs,
    fork,
    ...ports,
    label,
    placed(rod(0.24, 0.12, rubber()), [0, 2.94, 0]),
  );
}

/** The clamp that holds two halves, with its bolts at the sides. */
function band(height: number): THREE.Group {
  const ring = lathed(
    points("1.26 -0.11, 1.36 -0.11, 1.38 -0.06, 1.38 0.06, 1.36 0.11, 1.26 0.11"),
    steel(0xb4b8bc, 0.34),
  );
  const bolts = [-1, 1].map((side) =>
    placed(
      group(
        block([0.26, 0.3, 0.34], steel(0x9ea2a6)),
        placed(rod(0.07, 0.62, steel()), [0, 0, 0], [Math.PI / 2, 0, 0]),
      ),
      [side * 1.46, 0, 0],
    ),
  );
  return placed(group(ring, ...bolts), [0, height, 0]);
}
