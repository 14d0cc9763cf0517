import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { brass, paint, steel } from "../materials.ts";
import { group, hexagon, hoop, outlineOf, placed, plate, points, thread } from "../solids.ts";

/** Leaves of spring steel, the longest with rolled eyes, held by a bolt and clips. */
export function leafSpring(count: number, printed: Label): THREE.Group {
  const coat = paint(0x24272b);
  const leaves = Array.from({ length: count }, (_, index) => leaf(2.9 - index * (2.5 / count), index, coat));
  const eyes = [-2.95, 2.95].map((x) => placed(group(hoop(0.19, 0.07, coat), hoop(0.1, 0.06, brass())), [x, 0.98, 0]));
  const clips = [-1.35, 1.35].map((x) =>
    placed(
      plate(outlineOf(points("-0.08 -0.32, 0.08 -0.32, 0.08 0.34, -0.08 0.34")), 0.74, steel(0x8d9196), {
        bevel: 0.02,
      }),
      [x, -0.02, -0.37],
    ),
  );
  const bolt = group(
    placed(hexagon(0.14, 0.14, steel()), [0, 0.14, 0]),
    placed(thread(0.08, 0.5, steel()), [0, -0.6, 0]),
  );
  const label = placed(sticker(printed, 0.9, 0.36), [0, -0.36, 0.385]);
  return group(...leaves, ...eyes, ...clips, bolt, label);
}

function leaf(half: number, index: number, material: THREE.Material): THREE.Mesh {
  const sag = (x: number) => 0.115 * x * x - index * 0.125;
  const xs = Array.from({ length: 41 }, (_, step) => -half + (step / 40) * half * 2);
  const upper = xs.map((x): [number, number] => [x, sag(x)]);
  const lower = xs.map((x): [number, number] => [x, sag(x) - 0.105]).reverse();
  return placed(plate(outlineOf([...upper, ...lower]), 0.66, material, { bevel: 0.015 }), [0, 0, -0.33]);
}
