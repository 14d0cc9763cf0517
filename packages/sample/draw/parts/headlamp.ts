import type * as THREE from "three";
import { glass, plastic, steel } from "../materials.ts";
import { at, circle, faced, group, type Place, panel, pipe, plate, points, softOutline } from "../solids.ts";

const OUTLINE =
  "-1.25 -0.8, 0.2 -0.98, 1.15 -0.86, 1.5 -0.2, 1.42 0.62, 1.0 1.0, 0 1.06, -1.1 0.98, -1.42 0.7, -1.46 -0.4";

/** A headlamp: black housing, two mirrors, a strip of daylight lamps, an indicator, the clear lens before them. */
export function headlamp(): THREE.Group {
  const shape = () => softOutline(points(OUTLINE), 0.35);
  const housing = at(plate(shape(), 0.6, plastic(0x1a1c1f, 0.5), { bevel: 0.06 }), [0, 0, -0.72]);
  const mask = at(plate(shape(), 0.05, plastic(0x2a2d32, 0.3), { bevel: 0.01 }), [0, 0, -0.06]);
  const lens = at(plate(shape(), 0.36, glass(0xe6eef5, 0.07), { bevel: 0.08 }), [0, 0, 0.22]);
  const daylight: Place[] = [
    [-1.2, 0.72, 0],
    [-1.22, -0.5, 0],
    [-0.9, -0.72, 0],
    [0.9, -0.74, 0],
  ];
  const amber = at(
    plate(softOutline(points("0.62 0.86, 1.22 0.72, 1.3 0.3, 0.98 0.36"), 0.3), 0.1, plastic(0xe08a1e, 0.2)),
    [0, 0, 0.02],
  );
  const ears = [-1.0, 0.9].map((x) =>
    at(plate(panel(0.36, 0.5, 0.12), 0.1, plastic(0x1a1c1f, 0.5), { holes: [circle(0.09, 0, 0.1)] }), [x, 1.16, -0.5]),
  );
  const strip = at(pipe(daylight, 0.07, plastic(0xffffff, 0.15)), [0, 0, 0.2]);
  return group(housing, mask, mirror(-0.55, 0.06, 0.6), mirror(0.6, -0.1, 0.5), strip, amber, lens, ...ears);
}

/** A hollow mirror with the lamp in its middle. */
function mirror(x: number, y: number, size: number): THREE.Group {
  const bowl = faced(
    [
      [0.1, -0.4],
      [size * 0.5, -0.3],
      [size * 0.86, -0.06],
      [size, 0.16],
      [size * 1.1, 0.16],
      [size * 1.12, 0],
    ],
    steel(0xdfe2e5, 0.12),
  );
  const rim = faced(
    [
      [size * 1.08, 0],
      [size * 1.1, 0.2],
      [size * 1.18, 0.2],
      [size * 1.2, 0],
    ],
    plastic(0x14161a, 0.3),
  );
  const lamp = faced(
    [
      [0, 0.12],
      [size * 0.13, 0.08],
      [size * 0.16, -0.4],
    ],
    plastic(0xf6f3ea, 0.2),
  );
  return at(group(bowl, rim, lamp), [x, y, 0.4]);
}
