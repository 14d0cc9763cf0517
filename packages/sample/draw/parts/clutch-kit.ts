import type * as THREE from "three";
import { castIron, dark, friction, plastic, rubber, steel } from "../materials.ts";
import {
  arrangeInCircle,
  block,
  circle,
  circleOfHoles,
  group,
  lathedFacing,
  outlineOf,
  placed,
  plate,
  points,
  rod,
  spring,
} from "../solids.ts";

/** Pressure plate behind, disc before it, bearing at their feet. */
export function clutchKit(springColor: number, ears: number): THREE.Group {
  return group(
    placed(pressurePlate(ears), [-0.25, 1.75, -0.5], [-0.1, 0.1, 0]),
    placed(clutchDisc(springColor), [0.5, 1.3, 0.55], [-0.16, -0.1, 0]),
    placed(releaseBearing(), [-1.05, 0.42, 1.05], [-0.2, 0.3, 0]),
  );
}

function pressurePlate(earCount: number): THREE.Group {
  const cover = lathedFacing(points("1.72 0, 1.72 0.14, 1.5 0.2, 1.42 0.5, 1.05 0.58"), steel(0x8f9499, 0.42));
  const fingers = arrangeInCircle(18, 0.74, () =>
    placed(
      plate(outlineOf(points("-0.05 -0.34, 0.05 -0.34, 0.13 0.34, -0.13 0.34")), 0.05, steel(0x75797e, 0.38), {
        bevel: 0.01,
      }),
      [0, 0, 0.5],
      [-0.16, 0, 0],
    ),
  );
  const rivets = arrangeInCircle(9, 1.22, () =>
    placed(rod(0.06, 0.08, steel(0xc5c9cd)), [0, 0, 0.56], [Math.PI / 2, 0, 0]),
  );
  const ears = arrangeInCircle(earCount, 1.72, () =>
    plate(circle(0.2), 0.1, steel(0x8f9499, 0.42), { holes: [circle(0.07)] }),
  );
  return group(cover, ...fingers, ...rivets, ...ears, lathedFacing(points("0.9 0.02, 1.7 0.02"), dark()));
}

function clutchDisc(springColor: number): THREE.Group {
  const grooves = (z: number) =>
    arrangeInCircle(24, 1.03, () => placed(block([0.03, 0.5, 0.012], dark(), 0.002), [0, 0, z]));
  const lining = plate(circle(1.3), 0.16, friction(), { holes: [circle(0.78)], bevel: 0.01 });
  const core = placed(
    plate(circle(0.82), 0.06, steel(0x9a9ea3, 0.4), { holes: circleOfHoles(4, 0.5, 0.2), bevel: 0.01 }),
    [0, 0, 0.1],
  );
  const springs = arrangeInCircle(4, 0.5, () =>
    placed(
      spring({ radius: 0.11, wire: 0.035, height: 0.44, turns: 5 }, steel(springColor, 0.35)),
      [0.22, 0, 0.14],
      [0, 0, Math.PI / 2],
    ),
  );
  const hub = lathedFacing(points("0.16 -0.2, 0.16 0.34, 0.28 0.34, 0.3 0.1"), castIron(0x6d7176));
  return group(lining, ...grooves(0.176), core, ...springs, hub);
}

function releaseBearing(): THREE.Group {
  const outer = lathedFacing(points("0.2 -0.4, 0.3 -0.4, 0.3 -0.1, 0.46 -0.1, 0.46 0.22, 0.4 0.28, 0.3 0.3"), steel());
  return group(
    outer,
    lathedFacing(points("0.2 0.24, 0.3 0.26"), rubber(0x22262b)),
    placed(block([1.1, 0.16, 0.16], plastic(0x2a2d31)), [0, 0, -0.2]),
  );
}
