import type * as THREE from "three";
import { brass, glass, steel } from "../materials.ts";
import { at, block, group, points, rod, turned } from "../solids.ts";

/** Two halogen lamps, one standing, one lying. */
export const bulbs = () => group(at(bulb(), [-0.45, 0, 0]), at(bulb(), [1.0, 0.66, 0.95], [0.25, 0, -1.25]));

function bulb(): THREE.Group {
  const base = turned(points("0 -0.05, 0.42 -0.05, 0.42 0.3, 0.36 0.34"), steel(0xb9bdc1, 0.3));
  const flange = turned(points("0.3 0.34, 0.66 0.34, 0.68 0.37, 0.66 0.42, 0.3 0.42"), steel(0xd0d3d6, 0.25));
  const holder = turned(points("0.34 0.42, 0.34 0.7, 0.3 0.78"), steel(0xc2c5c9, 0.25));
  const bulbGlass = turned(
    points("0.28 0.72, 0.3 0.9, 0.34 1.1, 0.34 1.75, 0.3 1.95, 0.18 2.1, 0 2.16"),
    glass(0xffffff, 0.28),
  );
  const cap = turned(points("0.342 1.7, 0.31 1.94, 0.19 2.11, 0 2.17"), steel(0x3b4048, 0.2));
  const wires = [-0.1, 0.1].map((x) => at(rod(0.018, 0.9, steel()), [x, 1.15, 0]));
  const filament = at(rod(0.035, 0.26, brass()), [0, 1.5, 0], [0, 0, Math.PI / 2]);
  const pins = [-0.16, 0.16].map((x) => at(block([0.16, 0.34, 0.03], steel(0xcfd2d5), 0.01), [x, -0.2, 0]));
  return group(base, flange, holder, bulbGlass, cap, ...wires, filament, ...pins);
}
