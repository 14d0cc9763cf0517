import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { dark, plastic, rubber } from "../materials.ts";
import { block, circle, group, lathed, type Point, placed, plate, points, softOutline } from "../solids.ts";

/** A pencil coil: head with its plug, ear with the bolt, long boot. */
export function ignitionCoil(label: Label, lidColor: number): THREE.Group {
  const body = plastic(0x1f2225, 0.5);
  const head = placed(block([0.95, 0.6, 0.75], body, 0.08), [0, 2.3, 0]);
  const lid = placed(block([0.8, 0.06, 0.6], plastic(lidColor, 0.6), 0.02), [0, 2.62, 0]);
  const socket = group(
    placed(block([0.6, 0.42, 0.5], body, 0.06), [0.72, 2.32, 0]),
    placed(block([0.04, 0.28, 0.36], dark(), 0.01), [1.02, 2.32, 0]),
  );
  const ear = placed(
    plate(softOutline(points("-0.1 -0.26, 0.45 -0.22, 0.6 0, 0.45 0.22, -0.1 0.26")), 0.14, body, {
      holes: [circle(0.11, 0.38, 0)],
    }),
    [-0.45, 2.12, 0],
    [-Math.PI / 2, 0, Math.PI],
  );
  const sleeve = lathed(points("0.3 2.02, 0.3 1.2, 0.26 1.16, 0.26 0.9"), plastic(0x33373c, 0.5));
  const rings = Array.from({ length: 7 }, (_, ring): Point[] => [
    [0.3, 0.86 - ring * 0.13],
    [0.24, 0.8 - ring * 0.13],
  ]).flat();
  const boot = lathed(
    [[0.2, 0.94], [0.3, 0.92], ...rings, [0.28, -0.1], [0.3, -0.22], [0.22, -0.26], [0.18, -0.2]],
    rubber(),
  );
  return placed(
    group(head, lid, socket, ear, sleeve, boot, placed(sticker(label, 0.72, 0.42), [0, 2.32, 0.38])),
    [0, 0, 0],
    [0, -0.15, -0.2],
  );
}
