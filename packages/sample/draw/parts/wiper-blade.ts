import type * as THREE from "three";
import { plastic, rubber } from "../materials.ts";
import { at, block, group, outlineOf, type Point, plate } from "../solids.ts";

/** A pair of flat wiper blades, standing aslant. */
export function wiperBlades(): THREE.Group {
  return group(at(blade(3.6), [-0.3, 0, 0], [0, 0, -0.5]), at(blade(2.9), [0.75, 0.05, 0.35], [0, 0, -0.5]));
}

function blade(length: number): THREE.Group {
  const bend = (y: number) => 0.16 - 0.64 * (y / length - 0.5) ** 2;
  const heights = Array.from({ length: 25 }, (_, step) => (step / 24) * length);
  const side = (from: number, to: number) =>
    outlineOf([
      ...heights.map((y): Point => [bend(y) + from, y]),
      ...[...heights].reverse().map((y): Point => [bend(y) + to, y]),
    ]);
  const spoiler = at(plate(side(0, 0.12), 0.16, rubber(0x17181a), { bevel: 0.03 }), [0, 0, -0.08]);
  const lip = at(plate(side(0.12, 0.26), 0.03, rubber(0x2a2b2e), { bevel: 0.005 }), [0, 0, -0.015]);
  const adapter = at(block([0.26, 0.62, 0.3], plastic(0x2a2d31, 0.4), 0.06), [bend(length / 2) - 0.08, length / 2, 0]);
  const ends = [0, length].map((y) => at(block([0.3, 0.1, 0.2], plastic(0x1c1e21), 0.03), [bend(y) + 0.08, y, 0]));
  return group(spoiler, lip, adapter, ...ends);
}
