import type * as THREE from "three";
import { castIron, turnedSteel } from "../materials.ts";
import { arrangeInCircle, block, circle, circleOfHoles, group, lathedFacing, placed, plate } from "../solids.ts";

export type Disc = { radius: number; studs: number; vented: boolean; coat?: number };

/** A disc on its edge, the hat towards the viewer. */
export function brakeDisc({ radius, studs, vented, coat = 0x5a5d61 }: Disc): THREE.Group {
  const inner = radius * 0.6;
  const face = (z: number) =>
    placed(plate(circle(radius), 0.1, turnedSteel(radius * 2.02), { holes: [circle(inner)], bevel: 0.015 }), [0, 0, z]);
  const vanes = arrangeInCircle(44, radius * 0.8, () => block([0.035, radius * 0.38, 0.17], castIron(), 0.01));
  const rings = vented ? [face(0), face(0.27), placed(group(...vanes), [0, 0, 0.18])] : [face(0.14)];
  return group(...rings, hat({ radius, studs, coat }, vented ? 0.3 : 0.2));
}

function hat({ radius, studs, coat }: Required<Pick<Disc, "radius" | "studs" | "coat">>, from: number): THREE.Group {
  const [outer, top] = [radius * 0.62, from + radius * 0.3];
  const wall = lathedFacing(
    [
      [outer, from - 0.04],
      [outer - 0.02, from + 0.04],
      [radius * 0.53, from + 0.1],
      [radius * 0.51, top],
    ],
    castIron(coat),
  );
  const holes = [circle(radius * 0.22), ...circleOfHoles(studs, radius * 0.37, radius * 0.05)];
  const front = placed(plate(circle(radius * 0.5), 0.08, castIron(coat), { holes, bevel: 0.03 }), [0, 0, top - 0.08]);
  return group(wall, front);
}
