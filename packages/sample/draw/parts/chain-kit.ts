import type * as THREE from "three";
import { steel } from "../materials.ts";
import {
  circle,
  circleOfHoles,
  group,
  hexagon,
  lathedFacing,
  outlineOf,
  type Point,
  placed,
  plate,
  points,
  softOutline,
} from "../solids.ts";

/** Chain, large and small sprocket of a motorcycle. */
export function chainKit(chainColor: number, teeth: number): THREE.Group {
  const large = placed(sprocket(1.35, teeth, 0.5), [-0.15, 1.42, -0.3], [-0.08, 0.1, 0]);
  const small = placed(sprocket(0.5, 14, 0.16), [1.05, 0.52, 0.75], [-0.1, -0.2, 0]);
  return group(large, small, placed(chain(chainColor), [-0.35, 0.14, 0.95]));
}

function sprocket(radius: number, teeth: number, bore: number): THREE.Group {
  const rim = Array.from({ length: teeth }, (_, tooth): Point[] =>
    points("-0.36 0.93, -0.13 1.04, 0.13 1.04, 0.36 0.93, 0.5 0.9").map(([shift = 0, reach = 1]): Point => {
      const angle = ((tooth + shift) / teeth) * Math.PI * 2;
      return [Math.cos(angle) * radius * reach, Math.sin(angle) * radius * reach];
    }),
  ).flat();
  const cuts =
    radius > 1
      ? [circle(radius * bore * 0.75), ...circleOfHoles(6, radius * 0.5, 0.075), ...windows(radius)]
      : [circle(bore)];
  const face = plate(outlineOf(rim), 0.09, steel(0xb9bdc2, 0.36), { holes: cuts, bevel: 0.02 });
  if (radius > 1) return group(face);
  return group(
    face,
    lathedFacing(
      [
        [bore, -0.12],
        [bore * 1.7, -0.12],
        [bore * 1.7, 0.22],
        [bore, 0.22],
      ],
      steel(0x9da1a6, 0.4),
    ),
  );
}

const windows = (radius: number) =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = ((index + 0.5) / 6) * Math.PI * 2;
    const arm = (reach: number, shift: number): Point => [
      Math.cos(angle + shift) * radius * reach,
      Math.sin(angle + shift) * radius * reach,
    ];
    return softOutline([arm(0.58, -0.26), arm(0.8, -0.34), arm(0.84, 0), arm(0.8, 0.34), arm(0.58, 0.26)], 0.4);
  });

/** A coil of chain lying on the ground: two and a half turns of links. */
function chain(color: number): THREE.Group {
  const links = Array.from({ length: 76 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2;
    const reach = 0.62 + (index / 76) * 0.42;
    const side = steel(index % 2 === 0 ? color : color - 0x111110, 0.3);
    return placed(link(side), [Math.cos(angle) * reach, 0, Math.sin(angle) * reach * 0.8], [0, -angle, 0]);
  });
  return group(...links);
}

function link(material: THREE.Material): THREE.Group {
  const bone = () => softOutline(points("-0.05 -0.12, 0.05 -0.12, 0.035 0, 0.05 0.12, -0.05 0.12, -0.035 0"), 0.7);
  const cheek = (height: number) =>
    placed(plate(bone(), 0.02, material, { bevel: 0.008 }), [0, height, 0], [-Math.PI / 2, 0, 0]);
  const pins = [-0.075, 0.075].map((z) => placed(hexagon(0.035, 0.24, steel(0x8d9196)), [0, 0, z]));
  return group(cheek(0.07), cheek(-0.09), ...pins);
}
