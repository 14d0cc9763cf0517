import type * as THREE from "three";
import { type Label, wrap } from "../label.ts";
import { plastic } from "../materials.ts";
import { block, group, lathed, placed, points, rod } from "../solids.ts";

/** In the fuel line: a plastic body with a quick coupling at each end and an arrow for the flow. */
export function fuelFilter(label: Label): THREE.Group {
  const body = plastic(0x2b2e33, 0.4);
  const can = lathed(
    points("0.12 0.5, 0.12 0.75, 0.3 0.78, 0.62 0.86, 0.68 0.96, 0.68 2.5, 0.62 2.6, 0.3 2.68, 0.12 2.72, 0.12 2.95"),
    body,
  );
  const seam = lathed(points("0.68 2.3, 0.74 2.32, 0.74 2.42, 0.68 2.44"), body);
  const nipple = (from: number, to: number) =>
    group(
      placed(rod(0.1, Math.abs(to - from), plastic(0x3a3e44)), [0, (from + to) / 2, 0]),
      placed(lathed(points("0.1 0, 0.15 0.03, 0.1 0.1"), plastic(0x3a3e44)), [0, (from + to) / 2, 0]),
    );
  return placed(
    group(
      can,
      seam,
      nipple(0, 0.6),
      nipple(2.9, 3.5),
      placed(wrap(label, 0.688, 0.9, 0.5), [0, 1.6, 0]),
      placed(block([0.4, 0.12, 0.1], plastic(0x1e8a4c), 0.03), [0, 3.05, 0]),
    ),
    [0, 0, 0],
    [0, 0, -0.32],
  );
}
