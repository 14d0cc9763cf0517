import type * as THREE from "three";
import { brass, glass, steel } from "../materials.ts";
import { block, group, lathed, placed, points, rod } from "../solids.ts";

/** Two halogen lamps, one standing, one lying on the edge of its collar. */
export const drawBulbs = (cap = 0x3b4048) =>
  group(placed(bulb(cap), [-0.8, 0.32, -0.3]), placed(bulb(cap), [0.12, 0.42, 0.85], [0, -0.35, -1.36]));

function bulb(capColor: number): THREE.Group {
  const base = lathed(points("0 -0.05, 0.42 -0.05, 0.42 0.3, 0.36 0.34"), steel(0xb9bdc1, 0.3));
  const flange = lathed(points("0.3 0.34, 0.66 0.34, 0.68 0.37, 0.66 0.42, 0.3 0.42"), steel(0xd0d3d6, 0.25));
  const holder = lathed(points("0.34 0.42, 0.34 0.7, 0.3 0.78"), steel(0xc2c5c9, 0.25));
  const bulbGlass = lathed(
    points("0.28 0.72, 0.3 0.9, 0.34 1.1, 0.34 1.75, 0.3 1.95, 0.18 2.1, 0 2.16"),
    glass(0xffffff, 0.28),
  );
  const cap = lathed(
    points("0.342 1.7, 0.341 1.8, 0.326 1.9, 0.297 1.98, 0.25 2.05, 0.18 2.115, 0.1 2.155, 0 2.17"),
    steel(capColor, 0.2),
  );
  const wires = [-0.1, 0.1].map((x) => placed(rod(0.018, 0.9, steel()), [x, 1.15, 0]));
  const filament = placed(rod(0.035, 0.26, brass()), [0, 1.5, 0], [0, 0, Math.PI / 2]);
  const pins = [-0.16, 0.16].map((x) => placed(block([0.16, 0.34, 0.03], steel(0xcfd2d5), 0.01), [x, -0.2, 0]));
  return group(base, flange, holder, bulbGlass, cap, ...wires, filament, ...pins);
}
