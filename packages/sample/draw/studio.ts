import * as THREE from "three";
import { floorShadow } from "./floor-shadow.ts";
import { softboxes } from "./softboxes.ts";

/**
 * Camera angles in degrees around and above the part, and its rotation. `close` enlarges the image around `aim`, a point
 * given as shares of width and height.
 */
export type View = { around: number; above: number; turned?: number; close?: number; aim?: [x: number, y: number] };
export type Frame = { width: number; height: number; margin: number };

const BACKGROUND = 0xf4f5f7;
const LENS_DEGREES = 24;

/** Renders a part on the ground as a PNG data URL. */
export type Studio = { photograph(part: THREE.Object3D, view: View, frame: Frame): string };

export function openStudio(): Studio {
  const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true, alpha: true });
  renderer.toneMapping = THREE.NeutralToneMapping;
  renderer.toneMappingExposure = 0.92;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  const light = new THREE.PMREMGenerator(renderer).fromScene(softboxes(), 0.015).texture;
  return {
    photograph(part, view, frame) {
      const stand = placeOnGround(part, view.turned);
      const size = new THREE.Box3().setFromObject(stand, true).getSize(new THREE.Vector3());
      const shadows = floorShadow(renderer, stand, size);
      const scene = new THREE.Scene().add(stand, keyLight(size), ...shadows);
      scene.background = new THREE.Color(BACKGROUND);
      scene.environment = light;
      renderer.setSize(frame.width, frame.height, false);
      renderer.render(scene, cameraFor(stand, view, frame));
      const picture = renderer.domElement.toDataURL("image/png");
      scene.traverse(disposeMesh);
      return picture;
    },
  };
}

// Frees geometries and textures of one picture; materials are shared.
function disposeMesh(object: THREE.Object3D) {
  if (!(object instanceof THREE.Mesh)) return;
  object.geometry.dispose();
  if (object.material.map) object.material.map.dispose();
}

function placeOnGround(part: THREE.Object3D, degrees = 0): THREE.Group {
  const turned = new THREE.Group().add(part);
  turned.rotation.y = THREE.MathUtils.degToRad(degrees);
  const stand = new THREE.Group().add(turned);
  const box = new THREE.Box3().setFromObject(stand, true);
  const middle = box.getCenter(new THREE.Vector3());
  stand.position.set(-middle.x, -box.min.y, -middle.z);
  return stand;
}

/** From the upper left, for the shadows that a part throws on itself. */
function keyLight(size: THREE.Vector3): THREE.DirectionalLight {
  const reach = size.length();
  const light = new THREE.DirectionalLight(0xffffff, 1.5);
  light.position.set(-reach * 0.7, reach * 1.5, reach * 1.1);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 4;
  light.shadow.normalBias = reach * 0.004;
  light.shadow.bias = -0.0005;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: reach * 5 });
  return light;
}

/** Fits the camera to the corners of the part. */
function cameraFor(stand: THREE.Object3D, view: View, { width, height, margin }: Frame) {
  const { around, above, close = 1, aim: [x, y] = [0.5, 0.5] } = view;
  const camera = new THREE.PerspectiveCamera(LENS_DEGREES, width / height, 0.1, 500);
  const points = cornersOf(stand);
  const target = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  const [turn, rise] = [THREE.MathUtils.degToRad(around), THREE.MathUtils.degToRad(above)];
  const direction = new THREE.Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise));
  let distance = 4;
  for (let attempt = 0; attempt < 14; attempt++) {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const seen = new THREE.Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const size = seen.getSize(new THREE.Vector3());
    const middle = seen.getCenter(new THREE.Vector3());
    const half = distance * Math.tan(THREE.MathUtils.degToRad(LENS_DEGREES / 2));
    target.addScaledVector(
      new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion),
      middle.x * half * camera.aspect,
    );
    target.y += middle.y * half;
    distance *= Math.max(size.x, size.y) / 2 / (1 - margin);
  }
  camera.setViewOffset(
    width * close,
    height * close,
    width * (close * x - 0.5),
    height * (close * y - 0.5),
    width,
    height,
  );
  return camera;
}

function cornersOf(stand: THREE.Object3D): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  stand.updateMatrixWorld(true);
  stand.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const positions = object.geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(positions.count / 400));
    for (let at = 0; at < positions.count; at += step) {
      points.push(new THREE.Vector3().fromBufferAttribute(positions, at).applyMatrix4(object.matrixWorld));
    }
  });
  return points;
}
