import * as THREE from "three";

const PIXELS = 512;

/**
 * The soft shadow of a wide lamp: blurred silhouettes from below, darker and narrower near the ground. Softer and faster
 * than shadow maps.
 */
export function floorShadow(renderer: THREE.WebGLRenderer, stand: THREE.Object3D, size: THREE.Vector3): THREE.Mesh[] {
  const reach = Math.max(size.x, size.z, size.y * 0.35) * 1.1;
  return [
    blot(renderer, stand, { reach, below: size.y * 1.01, blur: 34, darkness: 0.26, height: 0.001 }),
    blot(renderer, stand, { reach, below: size.y * 0.16, blur: 13, darkness: 0.3, height: 0.002 }),
    blot(renderer, stand, { reach, below: size.y * 0.03, blur: 5, darkness: 0.36, height: 0.003 }),
  ];
}

type Blot = { reach: number; below: number; blur: number; darkness: number; height: number };

function blot(renderer: THREE.WebGLRenderer, stand: THREE.Object3D, { reach, below, blur, darkness, height }: Blot) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const paint = canvas.getContext("2d") as CanvasRenderingContext2D;
  paint.filter = `blur(${blur}px)`;
  paint.drawImage(silhouette(renderer, stand, reach, below), 0, 0);
  const texture = new THREE.CanvasTexture(canvas);
  const material = new THREE.MeshBasicMaterial({
    map: texture,
    transparent: true,
    opacity: darkness,
    depthWrite: false,
  });
  material.toneMapped = false;
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(reach * 2, reach * 2), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = height;
  return mesh;
}

/** What lies below a height, in black, as seen from above. */
function silhouette(renderer: THREE.WebGLRenderer, stand: THREE.Object3D, reach: number, below: number) {
  const scene = new THREE.Scene();
  scene.overrideMaterial = new THREE.MeshBasicMaterial({ color: 0x14181f, side: THREE.DoubleSide, toneMapped: false });
  scene.add(stand);
  const camera = new THREE.OrthographicCamera(-reach, reach, reach, -reach, 0, below + 1);
  // From just under the ground upwards, as far as `below`; mirrored back in the picture.
  camera.position.y = -1;
  camera.up.set(0, 0, 1);
  camera.lookAt(0, 0, 0);
  camera.far = below + 1;
  camera.updateProjectionMatrix();
  renderer.setSize(PIXELS, PIXELS, false);
  renderer.setClearColor(0x000000, 0);
  renderer.setClearAlpha(0);
  renderer.render(scene, camera);
  const copy = document.createElement("canvas");
  copy.width = copy.height = PIXELS;
  const paint = copy.getContext("2d") as CanvasRenderingContext2D;
  paint.setTransform(1, 0, 0, -1, 0, PIXELS);
  paint.drawImage(renderer.domElement, 0, 0);
  return copy;
}
