import type * as THREE from "three";
import { brass, castIron, paint, rubber, steel } from "../materials.ts";
import { circle, group, hexagon, lathed, pipe, placed, plate, points, rod, softOutline, thread } from "../solids.ts";

/** Housing, boot and tapered stud along y. */
export function joint(): THREE.Group {
  const housing = lathed(points("0 -0.34, 0.3 -0.34, 0.36 -0.26, 0.36 0.06, 0.3 0.12"), castIron(0x5c6064));
  return group(housing, boot(), stud());
}

const boot = () => lathed(points("0.34 0.1, 0.38 0.16, 0.36 0.24, 0.28 0.36, 0.2 0.44, 0.17 0.5, 0.12 0.52"), rubber());

const stud = () =>
  group(
    lathed(points("0.13 0.4, 0.13 0.6, 0.1 0.86"), steel()),
    placed(thread(0.095, 0.4, steel()), [0, 1.26, 0]),
    placed(hexagon(0.2, 0.16, brass()), [0, 1.02, 0]),
  );

/** A joint on a three-holed plate, with its bolts. */
export function ballJoint(coat: number): THREE.Group {
  const outline = softOutline(
    points("-1.1 0.55, -0.75 0.85, 0 0.7, 0.75 0.85, 1.1 0.55, 0.62 -0.35, 0.25 -0.95, -0.25 -0.95, -0.62 -0.35"),
  );
  const holes = [circle(0.12, -0.82, 0.55), circle(0.12, 0.82, 0.55), circle(0.12, 0, -0.7)];
  const flange = placed(plate(outline, 0.14, paint(coat), { holes, bevel: 0.03 }), [0, 0, 0], [-Math.PI / 2, 0, 0]);
  const bolts = [-0.9, 0, 0.9].map((x) =>
    placed(
      group(
        placed(hexagon(0.17, 0.14, steel(0xc4b06a)), [0, 0.62, 0]),
        placed(thread(0.09, 0.6, steel(0xc4b06a)), [0, 0.56, 0]),
      ),
      [x, -0.5, 1.15],
    ),
  );
  return group(flange, placed(joint(), [0, 0.2, 0]), ...bolts);
}

/** A bar with a ball joint across at each end. */
export function stabilizerLink(coat: number, length: number): THREE.Group {
  const end = (height: number, turn: number) =>
    placed(
      group(
        lathed(points("0 -0.2, 0.2 -0.2, 0.24 -0.14, 0.24 0.06, 0.2 0.1"), steel(0x6a6e73)),
        placed(smallJoint(), [0, 0, 0]),
      ),
      [0, height, 0],
      [Math.PI / 2, 0, turn],
    );
  return group(placed(rod(0.09, length - 0.1, paint(coat)), [0, length / 2, 0]), end(0, 0.3), end(length, -0.4));
}

const smallJoint = () => group(placed(boot(), [0, 0, 0]), stud());

/** The end of a steering rod: threaded stem, housing, boot and stud. */
export function tieRodEnd(): THREE.Group {
  const stem = group(
    pipe(
      [
        [0, 0, 0],
        [-0.3, 0.02, 0],
        [-0.62, 0.08, 0],
      ],
      0.2,
      castIron(0x55595d),
    ),
    placed(thread(0.17, 1.5, steel()), [-2.1, 0.1, 0], [0, 0, Math.PI / 2 + 0.02]),
  );
  const nut = placed(hexagon(0.3, 0.22, steel(0xc4b06a)), [-1.05, 0.09, 0], [0, 0, Math.PI / 2]);
  return placed(group(placed(joint(), [0.2, 0, 0]), stem, nut), [0, 0, 0], [0, 0, Math.PI / 2 - 0.62]);
}
