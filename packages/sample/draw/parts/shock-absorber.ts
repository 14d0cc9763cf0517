import type * as THREE from "three";
import { type Label, wrap } from "../label.ts";
import { chrome, paint, rubber, steel } from "../materials.ts";
import { group, hexagon, hoop, lathed, placed, points, rod, thread } from "../solids.ts";

export type Shock = { color: number; label: Label; seat: boolean };

/** A damper on its eye, rod out: of a strut with the seat of the spring, of a rear axle with its dust tube. */
export function shockAbsorber({ color, label: printed, seat: isStrut }: Shock): THREE.Group {
  const coat = paint(color);
  const body = lathed(points("0 0.1, 0.3 0.1, 0.34 0.16, 0.34 2.5, 0.31 2.58, 0.12 2.62"), coat);
  const seat = isStrut
    ? lathed(points("0.34 1.96, 0.5 2.0, 0.78 2.08, 0.84 2.18, 0.81 2.2, 0.74 2.12, 0.34 2.06"), coat)
    : lathed(points("0.12 3.5, 0.4 3.46, 0.41 3.4, 0.41 2.2, 0.39 2.2, 0.39 3.42"), coat);
  const shaft = placed(rod(0.1, 1.2, chrome()), [0, 3.1, 0]);
  const bump = lathed(points("0.12 3.02, 0.24 3.06, 0.26 3.16, 0.2 3.22, 0.26 3.28, 0.24 3.42, 0.12 3.46"), rubber());
  const top = group(
    placed(hexagon(0.19, 0.12, steel()), [0, 3.74, 0]),
    placed(thread(0.09, 0.36, steel()), [0, 4.1, 0]),
  );
  const label = placed(wrap(printed, 0.346, 0.9, 0.62), [0, 1.12, 0]);
  return group(body, seat, shaft, bump, top, label, eye());
}

/** The eye at the foot of a damper, with its bush. */
function eye(): THREE.Group {
  const sleeve = placed(rod(0.12, 0.5, steel()), [0, 0, 0], [Math.PI / 2, 0, 0]);
  return placed(group(hoop(0.27, 0.09, paint(0x202327)), hoop(0.17, 0.07, rubber()), sleeve), [0, -0.18, 0]);
}
