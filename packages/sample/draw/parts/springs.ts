import type * as THREE from "three";
import { castIron, chrome, paint, rubber, steel } from "../materials.ts";
import { group, hoop, lathed, placed, points, rod, spring } from "../solids.ts";

export function coilSpring(color: number, turns: number): THREE.Group {
  return group(spring({ radius: 0.85, wire: 0.115, height: 0.3 + turns * 0.39, turns }, paint(color)));
}

/** The pair at the back of a motorcycle: spring over damper. */
export function drawMotorcycleShocks(color: number): THREE.Group {
  return group(
    placed(coilOver(color), [-0.75, 0, 0], [0, 0.4, 0]),
    placed(coilOver(color), [0.75, 0, 0.1], [0, -0.3, 0]),
  );
}

function coilOver(color: number): THREE.Group {
  const body = lathed(points("0.2 0.2, 0.24 0.3, 0.24 1.2, 0.2 1.3"), chrome());
  const collar = (height: number) =>
    lathed(
      [
        [0.22, height - 0.08],
        [0.52, height - 0.06],
        [0.54, height + 0.06],
        [0.22, height + 0.08],
      ],
      castIron(0x2b2e32),
    );
  const coil = placed(spring({ radius: 0.42, wire: 0.07, height: 2.1, turns: 9 }, paint(color)), [0, 0.46, 0]);
  const shaft = placed(rod(0.08, 1.6, chrome()), [0, 1.9, 0]);
  const cap = lathed(points("0 2.6, 0.4 2.6, 0.36 2.86, 0.14 2.92, 0 2.92"), castIron(0x2b2e32));
  const eyes = [0, 3.12].map((height) =>
    placed(group(hoop(0.19, 0.08, steel()), hoop(0.11, 0.05, rubber())), [0, height, 0]),
  );
  return group(body, collar(0.4), collar(2.62), coil, shaft, cap, ...eyes);
}
