import * as THREE from "three";

/** Light and reflections: a pale room with a large lamp above and one at each side. */
export function softboxes(): THREE.Scene {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color(0.42, 0.43, 0.45);
  scene.add(
    panel(7, 7, 7, [0, 6, 0.5], [Math.PI / 2, 0, 0]),
    panel(2.6, 7, 5, [-6, 1.5, 3], [0, Math.PI / 2, 0]),
    panel(1.6, 6, 3.2, [6, 1, 1], [0, -Math.PI / 2, 0]),
    panel(9, 5, 1.5, [0, 2.5, 7], [0, Math.PI, 0]),
    panel(14, 14, 0.75, [0, -4, 0], [-Math.PI / 2, 0, 0]),
    panel(0.7, 7, 0.02, [-3.4, 0, 6], [0, Math.PI, 0]),
    panel(0.9, 7, 0.02, [3.8, 0, 5], [0, Math.PI, 0]),
  );
  return scene;
}

type Vector3Numbers = [number, number, number];

function panel(
  width: number,
  height: number,
  brightness: number,
  place: Vector3Numbers,
  turn: Vector3Numbers,
): THREE.Mesh {
  const material = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
  material.color.setScalar(brightness);
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
  mesh.position.set(...place);
  mesh.rotation.set(...turn);
  return mesh;
}
