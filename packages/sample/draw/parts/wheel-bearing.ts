import type * as THREE from "three";
import { dark, rubber, steel } from "../materials.ts";
import { group, lathedFacing, placed, points } from "../solids.ts";

/** A bearing towards the viewer, with seal and rollers, and a second one lying before it. */
export function wheelBearing(seal: number): THREE.Group {
  return group(
    placed(bearing(seal), [0, 1.2, 0], [-0.12, 0, 0]),
    placed(bearing(seal), [0.75, 0.34, 1.35], [-Math.PI / 2, 0, 0]),
  );
}

function bearing(sealColor: number): THREE.Group {
  const ring = (inner: number, outer: number, from: number, to: number) =>
    lathedFacing(
      [
        [inner, from],
        [inner, to - 0.04],
        [inner + 0.04, to],
        [outer - 0.04, to],
        [outer, to - 0.04],
        [outer, from],
        [inner, from],
      ],
      steel(0xc3c7cb, 0.16),
    );
  const seal = lathedFacing(points("0.78 0.26, 0.8 0.3, 0.9 0.28, 0.98 0.31, 1.0 0.26"), rubber(sealColor));
  const back = lathedFacing(points("0.78 -0.26, 1.0 -0.26"), dark());
  return group(ring(0.58, 0.79, -0.34, 0.36), ring(0.99, 1.2, -0.34, 0.34), seal, back);
}
