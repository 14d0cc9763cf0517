import type * as THREE from "three";
import { brass, plastic, steel } from "../materials.ts";
import { group, hexagon, lathed, type Point, pipe, placed, points, rod, thread } from "../solids.ts";

/** A spark plug along y, the electrode below. */
export function sparkPlug(): THREE.Group {
  const ceramic = plastic(0xf7f6f1, 0.16);
  const ribs = Array.from({ length: 5 }, (_, rib): Point[] => [
    [0.26, 2.1 - rib * 0.14],
    [0.22, 2.03 - rib * 0.14],
  ]).flat();
  const insulator = lathed([[0.13, 2.42], [0.2, 2.4], [0.24, 2.2], ...ribs, [0.27, 1.36], [0.3, 0.9]], ceramic);
  const print = lathed(points("0.272 1.24, 0.278 1.18"), plastic(0x1f4f9e));
  const cap = lathed(points("0 2.72, 0.1 2.72, 0.13 2.66, 0.1 2.56, 0.14 2.48, 0.14 2.4"), steel(0xcfd2d5, 0.2));
  const collar = lathed(points("0.3 0.98, 0.36 0.94, 0.4 0.84"), steel(0xcfd2d5, 0.22));
  const nut = placed(hexagon(0.48, 0.5, steel(0xc6cacd, 0.22)), [0, 0.6, 0]);
  const shell = lathed(points("0.4 0.36, 0.42 0.2, 0.36 0.12"), steel(0xc6cacd, 0.22));
  const washer = lathed(points("0.32 0.14, 0.43 0.12, 0.45 0.06, 0.43 0, 0.32 -0.02"), brass());
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
  const tip = group(placed(rod(0.12, 0.14, ceramic), [0, -1.02, 0]), placed(rod(0.06, 0.2, steel()), [0, -1.14, 0]));
  return group(
    insulator,
    print,
    cap,
    collar,
    nut,
    shell,
    washer,
    placed(thread(0.32, 1.02, steel(0xbfc3c7, 0.26), 0.07), [0, 0, 0]),
    strap,
    tip,
  );
}

export const onePlug = () => placed(group(sparkPlug()), [0, 0, 0], [0, 0.4, -0.22]);

export const fourPlugs = () =>
  group(
    ...[0, 1, 2, 3].map((index) =>
      placed(group(sparkPlug()), [(index - 1.5) * 0.86, 0, (index % 2) * 0.5], [0, index * 0.5, -0.05]),
    ),
  );
