import type * as THREE from "three";
import { dark, rubber } from "../materials.ts";
import { arrangeInCircle, block, group, lathedFacing, type Point, placed } from "../solids.ts";
import { sidewall } from "./sidewall.ts";

export type Tire = {
  radius: number;
  width: number;
  rim: number;
  /** Blocks in each lane of the tread. */
  blocks: number;
  /** Ribs along the road with fine cuts, instead of blocks. */
  hasRibs?: true;
  words: [above: string, below: string];
};

/** A tyre with its axis to the viewer: side walls, grooves and blocks of tread. */
export function tire({ radius, width, rim, blocks, hasRibs, words }: Tire): THREE.Group {
  const half = width / 2;
  const black = rubber(0x26282b);
  const side = (direction: number): Point[] => [
    [rim, direction * half * 0.72],
    [rim + 0.06, direction * half * 0.86],
    [rim + (radius - rim) * 0.35, direction * half * 1.02],
    [rim + (radius - rim) * 0.62, direction * half],
    [radius - 0.1, direction * half * 0.9],
    [radius - 0.04, direction * half * 0.76],
  ];
  const carcass = lathedFacing([...side(1), [radius - 0.03, 0], ...side(-1).reverse()], black);
  const rings = [0.24, 0.76].map((share) => {
    const reach = rim + (radius - rim) * share;
    return lathedFacing(
      [
        [reach, half * 1.005],
        [reach + 0.02, half * 1.03],
        [reach + 0.04, half * 1.005],
      ],
      rubber(0x2b2d31),
    );
  });
  const inside = lathedFacing(
    [
      [rim, half * 0.72],
      [rim + 0.3, half * 0.4],
      [rim + 0.3, -half * 0.4],
      [rim, -half * 0.72],
    ],
    dark(),
  );
  const lanes = [-0.62, -0.21, 0.21, 0.62];
  const tread = hasRibs
    ? lanes.flatMap((lane) => rib(radius, half * lane, width * 0.17, blocks))
    : lanes.flatMap((lane) => treadLane(radius, half * lane, width * 0.17, blocks, lane));
  const print = placed(sidewall(rim + (radius - rim) * 0.3, rim + (radius - rim) * 0.74, words), [0, 0, half * 1.045]);
  return group(carcass, ...rings, inside, ...tread, print);
}

function treadLane(radius: number, z: number, width: number, blocks: number, lane: number): THREE.Group[] {
  const length = ((Math.PI * 2 * radius) / blocks) * 0.78;
  const height = Math.abs(lane) > 0.5 ? radius - 0.05 : radius - 0.02;
  return arrangeInCircle(blocks, height, () =>
    placed(block([length, 0.1, width], rubber(0x2b2d31), 0.02), [0, 0, z], [0, lane > 0 ? 0.3 : -0.3, 0]),
  );
}

function rib(radius: number, z: number, width: number, cuts: number): THREE.Object3D[] {
  const profile: Point[] = [
    [radius - 0.06, z - width / 2],
    [radius + 0.03, z - width / 2 + 0.02],
    [radius + 0.03, z + width / 2 - 0.02],
    [radius - 0.06, z + width / 2],
  ];
  const sipes = arrangeInCircle(cuts, radius + 0.022, () =>
    placed(block([0.018, 0.03, width * 0.8], dark(), 0.004), [0, 0, z], [0, 0.5, 0]),
  );
  return [lathedFacing(profile, rubber(0x2b2d31)), ...sipes];
}

/** The tyre of a motorcycle: round across, grooves slanting to the sides. */
export function motorcycleTire(words: Tire["words"], knobs: number): THREE.Group {
  const [radius, rim, half] = [1.5, 1.02, 0.34];
  const arch = Array.from({ length: 25 }, (_, step): Point => {
    const angle = -Math.PI * 0.62 + (step / 24) * Math.PI * 1.24;
    return [radius - half + Math.cos(angle) * half * 1.05, Math.sin(angle) * half * 1.12];
  });
  const carcass = lathedFacing([[rim, -half * 0.7], ...arch, [rim, half * 0.7]], rubber(0x26282b));
  const inside = lathedFacing(
    [
      [rim, half * 0.7],
      [rim + 0.2, 0],
      [rim, -half * 0.7],
    ],
    dark(),
  );
  const tread = [-1, 1].flatMap((side) =>
    arrangeInCircle(knobs, radius - 0.05, () =>
      placed(block([0.2, 0.1, 0.26], rubber(0x2b2d31), 0.03), [0, -0.015, side * 0.17], [side * 0.55, side * 0.5, 0]),
    ),
  );
  const middle = arrangeInCircle(44, radius + 0.012, () =>
    placed(block([0.14, 0.05, 0.1], rubber(0x2b2d31), 0.02), [0, 0, 0]),
  );
  const rings = [1.05, 1.25].map((reach) =>
    lathedFacing(
      [
        [reach, half * 1.0],
        [reach + 0.015, half * 1.06],
        [reach + 0.03, half * 1.0],
      ],
      rubber(0x2e3034),
    ),
  );
  const print = placed(sidewall(1.06, 1.24, words), [0, 0, half * 1.12]);
  return group(carcass, inside, ...tread, ...middle, ...rings, print);
}
