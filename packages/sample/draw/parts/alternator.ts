import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { aluminium, copper, dark, steel } from "../materials.ts";
import {
  arrangeInCircle,
  block,
  circle,
  group,
  hexagon,
  lathedFacing,
  type Point,
  panel,
  placed,
  plate,
  points,
  rod,
} from "../solids.ts";

/** Ribbed housing with its windings behind the slots, the pulley in front. */
export function alternator(label: Label): THREE.Group {
  const shell = aluminium();
  const bowl = lathedFacing(points("0.5 0.75, 0.95 0.72, 1.16 0.5, 1.2 0.1, 1.2 -0.6, 1.05 -0.86, 0.4 -0.95"), shell);
  const ribs = arrangeInCircle(26, 1.08, () => placed(block([0.07, 0.16, 0.5], shell, 0.02), [0, 0.04, 0.36]));
  const slots = arrangeInCircle(20, 0.86, () =>
    placed(plate(panel(0.1, 0.4, 0.05), 0.02, dark(), { bevel: 0 }), [0, 0, 0.735]),
  );
  const windings = arrangeInCircle(20, 0.9, () => placed(block([0.05, 0.3, 0.02], copper(), 0.01), [0, 0, 0.752]));
  const belt = lathedFacing(
    [
      [0.1, 0.75],
      [0.46, 0.78],
      ...[0, 1, 2, 3, 4].flatMap((rib): Point[] => [
        [0.56, 0.86 + rib * 0.09],
        [0.48, 0.905 + rib * 0.09],
      ]),
      [0.58, 1.3],
      [0.4, 1.32],
      [0.3, 1.2],
    ],
    steel(0xa3a7ac, 0.3),
  );
  const ear = (x: number, y: number) =>
    placed(
      group(
        plate(circle(0.26), 0.4, shell, { holes: [circle(0.12)], bevel: 0.04 }),
        placed(block([0.34, 0.6, 0.34], shell), [-x * 0.18, -y * 0.18, 0.2]),
      ),
      [x, y, -0.1],
    );
  const through = arrangeInCircle(4, 1.02, () =>
    placed(rod(0.07, 0.1, steel(0xd0d3d6)), [0, 0, 0.6], [Math.PI / 2, 0, 0]),
  );
  return group(
    bowl,
    ...ribs,
    ...slots,
    ...windings,
    belt,
    ear(0.9, 1.25),
    ear(-0.6, -1.42),
    ...through,
    placed(hexagon(0.2, 0.14, steel(0x8a8e93)), [0, 0, 1.24], [Math.PI / 2, 0, 0]),
    placed(sticker(label, 0.9, 0.42), [0.1, 1.225, -0.2], [-Math.PI / 2, 0, 0]),
  );
}
