import * as THREE from "three";
import type { PictureName } from "../src/pictures.ts";
import { PARTS } from "./parts.ts";
import { group, placed } from "./solids.ts";
import type { View } from "./studio.ts";

/** Part, height, position on the ground, and rotation in degrees. */
type ScenePart = [name: PictureName, height: number, x: number, z: number, turn: number];

/** `left` is the left edge of the free space for text. */
type Scene = { view: View; left?: number; parts: ScenePart[] };

const BANNER: View = { around: 8, above: 9 };
const POST: View = { around: 14, above: 12 };

/** Several parts together on one ground, in the light of all other pictures. */
export const SCENES = {
  "hero-car": {
    view: BANNER,
    left: -9.6,
    parts: [
      ["tyre-road", 4.4, 4.6, -2.2, -26],
      ["brake-disc-vented-5-coated", 4.0, 1.3, -1.9, 20],
      ["shock-front-molaviva", 4.6, -1.2, -1.4, 8],
      ["coil-spring-blue", 2.7, -2.5, -0.2, 0],
      ["battery-large", 2.2, 5.3, 1.2, -24],
      ["alternator-car", 2.2, 3.2, 0.7, 28],
      ["engine-oil-5w30", 2.9, 0.1, 0.3, 12],
      ["spark-plugs", 1.7, 1.7, 1.3, -10],
    ],
  },
  "hero-motorcycle": {
    view: BANNER,
    left: -9.6,
    parts: [
      ["moto-tyre-road", 4.4, 4.7, -2.2, -24],
      ["moto-tyre-trail", 3.8, 1.6, -2.0, 18],
      ["chain-kit-gold", 3.4, -1.2, -1.6, 10],
      ["moto-shock-red", 3.3, -2.6, -0.4, 0],
      ["moto-battery-red", 2.0, 5.2, 1.0, -22],
      ["moto-oil-20w50", 2.8, 3.2, 0.6, 14],
      ["moto-pads-duasrodas", 1.7, 1.2, 0.9, -12],
      ["moto-mirror", 2.1, -0.6, 0.8, 12],
    ],
  },
  "hero-truck": {
    view: BANNER,
    left: -9.6,
    parts: [
      ["tyre-truck", 4.6, 4.6, -2.3, -26],
      ["brake-drum-truck", 3.4, 1.4, -1.9, 18],
      ["truck-filter-coalimpo", 3.2, -1.0, -1.2, 8],
      ["shock-truck", 4.2, -2.5, -1.0, 0],
      ["battery-truck", 2.1, 5.2, 1.2, -22],
      ["oil-bucket-15w40", 2.8, 2.9, 0.5, 12],
      ["brake-chamber", 1.9, 0.7, 1.0, -10],
    ],
  },
  "banner-frenagem": {
    view: BANNER,
    left: -9.5,
    parts: [
      ["brake-disc-vented-5-coated", 3.6, 1.1, -1.4, 26],
      ["brake-disc-vented-5", 3.0, 4.2, -1.8, -18],
      ["brake-drum-car", 2.4, 6.6, -1.0, -30],
      ["brake-pads-travaboa", 2.1, 3.3, 0.9, -8],
      ["brake-fluid-dot-3", 2.3, -1.0, -0.2, 10],
    ],
  },
  "post-pastilhas": {
    view: POST,
    parts: [
      ["brake-disc-vented-5-coated", 4.0, -0.6, -1.2, 14],
      ["brake-pads-travaboa", 2.7, 1.5, 1.3, -10],
    ],
  },
  "post-numero": {
    view: POST,
    parts: [
      ["tie-rod-end", 3.2, -1.5, -0.4, 10],
      ["wheel-bearing-blue", 2.4, 0.9, 0.6, 0],
      ["ignition-coil-faisca-viva", 3.4, 0.8, -1.6, -20],
    ],
  },
  "post-oleo": {
    view: POST,
    parts: [
      ["engine-oil-5w30", 4.0, -0.9, -0.8, 12],
      ["engine-oil-10w40", 4.0, 1.4, -1.4, -10],
      ["oil-filter-coalimpo", 1.9, 0.9, 1.4, -8],
    ],
  },
  "post-devolucao": {
    view: POST,
    parts: [
      ["air-filter-sopro-novo", 3.6, -1.0, -1.0, 10],
      ["air-filter-coalimpo", 3.2, 1.3, -0.2, -16],
      ["fuel-filter", 2.2, 0.4, 1.6, 0],
    ],
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

export function sceneOf(name: SceneName): THREE.Group {
  const { parts, left }: Scene = SCENES[name];
  const edge =
    left === undefined ? [] : [placed(new THREE.Mesh(new THREE.BoxGeometry(0.01, 0.01, 0.01)), [left, 0, 0])];
  return group(...parts.map(placePart), ...edge);
}

function placePart([name, height, x, z, turn]: ScenePart): THREE.Group {
  const part = group(PARTS[name].make());
  const box = new THREE.Box3().setFromObject(part, true);
  const middle = box.getCenter(new THREE.Vector3());
  part.position.set(-middle.x, -box.min.y, -middle.z);
  const sized = group(part);
  sized.scale.setScalar(height / (box.max.y - box.min.y));
  return placed(group(sized), [x, 0, z], [0, THREE.MathUtils.degToRad(turn), 0]);
}
