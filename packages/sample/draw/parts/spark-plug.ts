import type * as THREE from "three";
import { brass, plastic, steel } from "../materials.ts";
import { at, group, hexagon, type Point, pipe, points, rod, thread, turned } from "../solids.ts";

/** A spark plug along y, the electrode below. */
export function sparkPlug(): THREE.Group {
  const ceramic = plastic(0xf7f6f1, 0.16);
  const ribs = Array.from({ length: 5 }, (_, rib): Point[] => [
    [0.26, 2.1 - rib * 0.14],
    [0.22, 2.03 - rib * 0.14],
  ]).flat();
  const insulator = turned([[0.13, 2.42], [0.2, 2.4], [0.24, 2.2], ...ribs, [0.27, 1.36], [0.3, 0.9]], ceramic);
  const print = turned(points("0.272 1.24, 0.278 1.18"), plastic(0x1f4f9e));
  const cap = turned(points("0 2.72, 0.1 2.72, 0.13 2.66, 0.1 2.56, 0.14 2.48, 0.14 2.4"), steel(0xcfd2d5, 0.2));
  const collar = turned(points("0.3 0.98, 0.36 0.94, 0.4 0.84"), steel(0xcfd2d5, 0.22));
  const nut = at(hexagon(0.48, 0.5, steel(0xc6cacd, 0.22)), [0, 0.6, 0]);
  const shell = turned(points("0.4 0.36, 0.42 0.2, 0.36 0.12"), steel(0xc6cacd, 0.22));
  const washer = turned(points("0.32 0.14, 0.43 0.12, 0.45 0.06, 0.43 0, 0.32 -0.02"), brass());
  const strap = pipe(
    [
      [0.24, -1.0, 0],
      [0.25, -1.22, 0],
      [0.16, -1.32, 0],
      [-0.04, -1.32, 0],
    ],
    0.055,
    steel(0xa0a4a8),
  );
  const tip = group(at(rod(0.12, 0.14, ceramic), [0, -1.02, 0]), at(rod(0.06, 0.2, steel()), [0, -1.14, 0]));
  return group(
    insulator,
    print,
    cap,
    collar,
    nut,
    shell,
    washer,
    at(thread(0.32, 1.02, steel(0xbfc3c7, 0.26), 0.07), [0, 0, 0]),
    strap,
    tip,
  );
}

export const onePlug = () => at(group(sparkPlug()), [0, 0, 0], [0, 0.4, -0.22]);

export const fourPlugs = () =>
  group(
    ...[0, 1, 2, 3].map((index) =>
      at(group(sparkPlug()), [(index - 1.5) * 0.86, 0, (index % 2) * 0.5], [0, index * 0.5, -0.05]),
    ),
  );
