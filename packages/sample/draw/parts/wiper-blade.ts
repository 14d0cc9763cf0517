import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { plastic, rubber } from "../materials.ts";
import { block, group, outlineOf, type Point, panel, placed, plate } from "../solids.ts";

/** A pair of flat blades fanned out before the card of their packing. */
export function wiperBlades(label: Label, adapter: number): THREE.Group {
  const card = group(
    plate(panel(1.5, 2.0, 0.08), 0.03, plastic(0xf3f1ec, 0.7)),
    placed(sticker(label, 1.34, 0.92), [0, 0.44, 0.06]),
  );
  return group(
    placed(card, [1.35, 1.0, -0.35], [-0.1, -0.12, 0.03]),
    placed(blade(4.0, adapter), [-0.1, 0, 0], [-0.06, 0, 0.16]),
    placed(blade(3.3, adapter), [-0.5, 0, 0.4], [-0.06, 0, -0.22]),
  );
}

/** Standing on its end: spoiler, rubber lip, the adapter in the middle, a cap at each end. */
function blade(length: number, adapterColor: number): THREE.Group {
  const bend = (y: number) => 0.16 - 0.5 * (y / length - 0.5) ** 2;
  const heights = Array.from({ length: 25 }, (_, step) => (step / 24) * length);
  const side = (from: number, to: number, ease = 0) =>
    outlineOf([
      ...heights.map((y): Point => [bend(y) + from + ease * Math.abs(y / length - 0.5), y]),
      ...[...heights].reverse().map((y): Point => [bend(y) + to, y]),
    ]);
  const spoiler = placed(plate(side(-0.06, 0.06, 0.1), 0.12, rubber(0x17181a), { bevel: 0.035 }), [0, 0, -0.06]);
  const spine = placed(plate(side(0.06, 0.1), 0.2, plastic(0x2d3034, 0.35), { bevel: 0.01 }), [0, 0, -0.1]);
  const lip = placed(plate(side(0.1, 0.2), 0.03, rubber(0x2a2b2e), { bevel: 0.005 }), [0, 0, -0.015]);
  const middle = bend(length / 2);
  const adapter = group(
    placed(block([0.24, 0.66, 0.26], plastic(adapterColor, 0.4), 0.07), [middle - 0.06, length / 2, 0]),
    placed(block([0.14, 0.34, 0.3], plastic(0x101113, 0.4), 0.04), [middle - 0.16, length / 2, 0]),
  );
  const ends = [0.05, length - 0.05].map((y) =>
    placed(block([0.26, 0.18, 0.2], plastic(0x1c1e21, 0.4), 0.05), [bend(y) + 0.06, y, 0]),
  );
  return group(spoiler, spine, lip, adapter, ...ends);
}
