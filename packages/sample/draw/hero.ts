import * as THREE from "three";
import type { PictureName } from "../src/pictures.ts";
import { PARTS } from "./parts.ts";
import { at, group } from "./solids.ts";

/** Several parts together on one ground. They stand on the right: the left is left to the words of the page. */
export function heroOf(): THREE.Group {
  return group(...SCENE.map(standing), at(new THREE.Mesh(new THREE.BoxGeometry(0.01, 0.01, 0.01)), [-9.6, 0, 0]));
}

/** Part, height, place on the ground, and how it is turned, in degrees. */
const SCENE: [name: PictureName, height: number, x: number, z: number, turn: number][] = [
  ["tyre", 4.4, 4.6, -2.2, -26],
  ["brake-disc-drilled", 4.0, 1.3, -1.9, 20],
  ["shock-absorber-blue", 4.6, -1.2, -1.4, 8],
  ["coil-spring", 2.7, -2.5, -0.2, 0],
  ["battery", 2.2, 5.3, 1.2, -24],
  ["alternator", 2.2, 3.2, 0.7, 28],
  ["oil-bottle-gold", 2.9, 0.1, 0.3, 12],
  ["spark-plugs", 1.7, 1.7, 1.3, -10],
];

function standing([name, height, x, z, turn]: (typeof SCENE)[number]): THREE.Group {
  const part = group(PARTS[name].make());
  const box = new THREE.Box3().setFromObject(part, true);
  const middle = box.getCenter(new THREE.Vector3());
  part.position.set(-middle.x, -box.min.y, -middle.z);
  const sized = group(part);
  sized.scale.setScalar(height / (box.max.y - box.min.y));
  return at(group(sized), [x, 0, z], [0, THREE.MathUtils.degToRad(turn), 0]);
}
