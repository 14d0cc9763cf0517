import type * as THREE from "three";
import { glass, plastic, steel } from "../materials.ts";
import {
  block,
  circle,
  group,
  lathedFacing,
  panel,
  pipe,
  placed,
  plate,
  points,
  softOutline,
  type Vector3Tuple,
} from "../solids.ts";

const OUTLINE = "-1.7 -0.62, -0.6 -0.8, 0.9 -0.74, 1.62 -0.3, 1.86 0.42, 1.7 0.78, 0.6 0.6, -0.7 0.42, -1.66 0.12";

export type Headlamp = { bezel: number; lens: "twin" | "projector" };

/** A headlamp: swept-back housing, two lamps under one clear lens, a strip of daylight lamps, an indicator. */
export function headlamp({ bezel, lens }: Headlamp): THREE.Group {
  const shape = (share = 1) =>
    softOutline(
      points(OUTLINE).map(([x, y]) => [x * share, y * share]),
      0.4,
    );
  const black = plastic(0x1a1c1f, 0.5);
  const housing = placed(plate(shape(), 0.7, black, { bevel: 0.08 }), [0, 0, -0.8]);
  const mask = placed(plate(shape(0.97), 0.06, plastic(bezel, 0.35), { bevel: 0.02 }), [0, 0, -0.06]);
  const clear = placed(plate(shape(0.985), 0.34, glass(0xeaf1f7, 0.1), { bevel: 0.1 }), [0, 0, 0.12]);
  const daylight: Vector3Tuple[] = [
    [-1.5, -0.5, 0],
    [-0.6, -0.66, 0],
    [0.8, -0.61, 0],
    [1.48, -0.24, 0],
  ];
  const strip = placed(pipe(daylight, 0.055, plastic(0xffffff, 0.12)), [0, 0, 0.12]);
  const amber = placed(
    plate(softOutline(points("1.02 0.5, 1.58 0.62, 1.66 0.3, 1.4 0.06, 1.16 0.18"), 0.4), 0.1, plastic(0xe08a1e, 0.2)),
    [0, 0, 0.02],
  );
  const ears: [number, number][] = [
    [-1.5, 0.32],
    [1.3, 0.98],
  ];
  const brackets = ears.map(([x, y]) =>
    placed(plate(panel(0.4, 0.5, 0.12), 0.1, black, { holes: [circle(0.09, 0, 0.1)] }), [x, y, -0.5]),
  );
  const socket = placed(block([0.7, 0.5, 0.4], black, 0.08), [-0.4, -0.1, -0.9]);
  const lamps =
    lens === "twin"
      ? [reflector(-0.95, -0.17, 0.42), reflector(0.28, -0.04, 0.5)]
      : [reflector(-0.95, -0.17, 0.4), projector(0.3, -0.04, 0.46)];
  // Leaning back as it does in a car, on the edge of its housing.
  return group(
    placed(group(housing, mask, ...lamps, strip, amber, clear, ...brackets, socket), [0, 0.9, 0], [-0.1, 0, 0]),
  );
}

/** A hollow mirror with the lamp in its middle. */
function reflector(x: number, y: number, size: number): THREE.Group {
  const profile = "0.16 -0.62, 0.4 -0.56, 0.7 -0.36, 0.9 -0.1, 1 0.16, 1.06 0.2, 1.1 0.14, 1.12 0";
  const bowl = lathedFacing(scaled(profile, size), steel(0xe3e6e9, 0.1));
  const lamp = lathedFacing(scaled("0 0, 0.16 -0.06, 0.2 -0.14, 0.2 -0.6", size), steel(0xaeb3b8, 0.2));
  return placed(group(bowl, lamp), [x, y, 0.1]);
}

/** A lens as round as an eye, in a ring of chrome. */
function projector(x: number, y: number, size: number): THREE.Group {
  const eye = lathedFacing(scaled("0 0.5, 0.3 0.45, 0.56 0.32, 0.74 0.1, 0.78 -0.1", size), glass(0xbfd2e2, 0.5));
  const behind = lathedFacing(scaled("0 0.02, 0.76 0", size), plastic(0x1b2733, 0.1));
  const ring = lathedFacing(scaled("0.78 -0.1, 0.8 0.16, 0.88 0.2, 0.98 0.12, 1.08 -0.1", size), steel(0xd9dcdf, 0.12));
  return placed(group(behind, ring, eye), [x, y, 0.1]);
}

const scaled = (profile: string, size: number) =>
  points(profile).map(([x, y]): [number, number] => [x * size, y * size]);
