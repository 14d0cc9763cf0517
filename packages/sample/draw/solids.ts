import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";

/** Building blocks of the models. Units are arbitrary: the studio frames each model. */
export type Point = [x: number, y: number];
export type Vector3Tuple = [x: number, y: number, z: number];

// Angle in radians above which an edge is sharp.
const CREASE = 0.5;

export function solid(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function group(...objects: (THREE.Object3D | THREE.Object3D[])[]): THREE.Group {
  return new THREE.Group().add(...objects.flat());
}

/** Sets position and rotation, and returns the object. */
export function placed<ObjectType extends THREE.Object3D>(
  object: ObjectType,
  place: Vector3Tuple,
  turn: Vector3Tuple = [0, 0, 0],
): ObjectType {
  object.position.set(...place);
  object.rotation.set(...turn);
  return object;
}

/** Turned around the y axis from a profile of (radius, height). */
export function lathed(profile: Point[], material: THREE.Material, segments = 96): THREE.Mesh {
  const outline = profile.map(([radius, height]) => new THREE.Vector2(Math.max(radius, 0.0001), height));
  return solid(toCreasedNormals(new THREE.LatheGeometry(outline, segments), CREASE), material);
}

/** As `turned`, with the axis towards the viewer: heights of the profile come forward. */
export const lathedFacing = (profile: Point[], material: THREE.Material, segments = 96) =>
  group(placed(lathed(profile, material, segments), [0, 0, 0], [Math.PI / 2, 0, 0]));

export type PlateOptions = { holes?: THREE.Path[]; bevel?: number };

/** A flat piece of this outline, facing the viewer, its back on z = 0. */
export function plate(
  outline: THREE.Shape,
  thickness: number,
  material: THREE.Material,
  cut: PlateOptions = {},
): THREE.Mesh {
  const { holes = [], bevel = 0.02 } = cut;
  outline.holes.push(...holes);
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: thickness,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 1,
    curveSegments: 48,
  });
  return solid(toCreasedNormals(geometry, CREASE), material);
}

/** "0 1, 2 3.5" as points. */
export const points = (text: string): Point[] =>
  text.split(",").map((pair) => pair.trim().split(" ").map(Number) as Point);

export function outlineOf(corners: Point[]): THREE.Shape {
  return new THREE.Shape(corners.map(([x, y]) => new THREE.Vector2(x, y)));
}

/** Through all points in soft curves, closed. */
export function softOutline(knotPoints: Point[], tension = 0.5): THREE.Shape {
  const knots = knotPoints.map(([x, y]) => new THREE.Vector3(x, y, 0));
  const curve = new THREE.CatmullRomCurve3(knots, true, "catmullrom", tension);
  return outlineOf(curve.getPoints(knotPoints.length * 12).map(({ x, y }): Point => [x, y]));
}

export function circle(radius: number, x = 0, y = 0): THREE.Shape {
  const shape = new THREE.Shape();
  shape.absarc(x, y, radius, 0, Math.PI * 2);
  return shape;
}

/** A rectangle with round corners around the origin. */
export function panel(width: number, height: number, radius: number): THREE.Shape {
  const [x, y] = [width / 2, height / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).quadraticCurveTo(x, -y, x, -y + radius);
  shape.lineTo(x, y - radius).quadraticCurveTo(x, y, x - radius, y);
  shape.lineTo(-x + radius, y).quadraticCurveTo(-x, y, -x, y - radius);
  shape.lineTo(-x, -y + radius).quadraticCurveTo(-x, -y, -x + radius, -y);
  return shape;
}

export function block(size: Vector3Tuple, material: THREE.Material, radius = 0.04): THREE.Mesh {
  return solid(new RoundedBoxGeometry(...size, 4, radius), material);
}

/** A round bar along y. */
export function rod(radius: number, length: number, material: THREE.Material, segments = 48): THREE.Mesh {
  return solid(new THREE.CylinderGeometry(radius, radius, length, segments), material);
}

/** A hexagon nut or head along y. */
export const hexagon = (radius: number, height: number, material: THREE.Material) =>
  solid(toCreasedNormals(new THREE.CylinderGeometry(radius, radius, height, 6), CREASE), material);

/** A tube through these points. */
export function pipe(knotPoints: Vector3Tuple[], radius: number, material: THREE.Material, closed = false): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(
    knotPoints.map((place) => new THREE.Vector3(...place)),
    closed,
  );
  return solid(new THREE.TubeGeometry(curve, knotPoints.length * 24, radius, 20, closed), material);
}

/** A ring that faces the viewer. */
export const hoop = (radius: number, thickness: number, material: THREE.Material) =>
  solid(new THREE.TorusGeometry(radius, thickness, 32, 128), material);

/** A threaded bar along y, its top at 0. */
export function thread(radius: number, length: number, material: THREE.Material, pitch = 0.06): THREE.Mesh {
  const turns = Math.round(length / pitch);
  const flanks = Array.from({ length: turns }, (_, turn): Point[] => [
    [radius, -turn * pitch],
    [radius * 0.88, -(turn + 0.5) * pitch],
  ]).flat();
  return lathed([[0, 0], ...flanks, [radius * 0.8, -length], [0, -length]], material, 48);
}

export type Coil = { radius: number; wire: number; height: number; turns: number };

/** A coil spring along y from 0 up, its ends lying flat. */
export function spring({ radius, wire, height, turns }: Coil, material: THREE.Material): THREE.Group {
  const coilPoints = Array.from({ length: turns * 32 }, (_, step) => {
    const share = step / (turns * 32 - 1);
    const eased = THREE.MathUtils.smoothstep(share, 0.08, 0.92) * 0.35 + share * 0.65;
    const angle = share * turns * Math.PI * 2;
    return new THREE.Vector3(Math.cos(angle) * radius, wire + eased * (height - 2 * wire), Math.sin(angle) * radius);
  });
  const curve = new THREE.CatmullRomCurve3(coilPoints);
  return group(
    solid(new THREE.TubeGeometry(curve, turns * 64, wire, 20), material),
    ...[coilPoints[0], coilPoints.at(-1)].map((end) =>
      placed(solid(new THREE.SphereGeometry(wire, 20, 20), material), end?.toArray() as Vector3Tuple),
    ),
  );
}

/** Repeats an object around the z axis at this radius. */
export function arrangeInCircle(count: number, radius: number, make: (index: number) => THREE.Object3D): THREE.Group[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + Math.PI / 2;
    return placed(
      group(make(index)),
      [Math.cos(angle) * radius, Math.sin(angle) * radius, 0],
      [0, 0, angle - Math.PI / 2],
    );
  });
}

/** Centres of holes around the origin. */
export function circleOfHoles(count: number, radius: number, size: number, from = Math.PI / 2): THREE.Path[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + from;
    return circle(size, Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
}
