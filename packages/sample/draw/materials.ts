import * as THREE from "three";
import { grainTexture, ringTexture } from "./textures.ts";

/** Cached by kind and color, because each material compiles a shader. */
const materials = new Map<string, THREE.Material>();

export const steel = (color = 0xb9bdc2, roughness = 0.3) => plain(color, roughness, 1);
export const chrome = () => plain(0xe8eaec, 0.08, 1);
export const brass = () => plain(0xc9a45a, 0.28, 1);
export const copper = () => plain(0xb5693a, 0.35, 1);
export const aluminium = () => grained(0xb4b7ba, 0.48, 0.9, 0.6);
export const castIron = (color = 0x4a4d51) => grained(color, 0.62, 0.7, 1.2);
export const rubber = (color = 0x202225) => plain(color, 0.82, 0);
export const plastic = (color: number, roughness = 0.45) => plain(color, roughness, 0);
export const friction = () => grained(0x46423f, 0.95, 0.05, 2.2);
export const paper = (color = 0xf0e6cf) => plain(color, 0.9, 0);
export const cloth = (color: number) => grained(color, 0.95, 0, 1.6);
export const leather = (color: number) => grained(color, 0.55, 0, 0.8);
export const dark = () => plain(0x0d0e10, 0.9, 0);

/** A color under a clear coat. */
export const paint = (color: number) =>
  cachedMaterial(
    `paint ${color}`,
    () =>
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.4,
        clearcoat: 0.9,
        clearcoatRoughness: 0.18,
        side: THREE.DoubleSide,
      }),
  );

/** Turned on a lathe: fine rings, in the plane of a flat face. */
export const turnedSteel = (size: number) =>
  cachedMaterial(`turned ${size}`, () => {
    const bumpMap = ringTexture();
    bumpMap.repeat.set(1 / size, 1 / size);
    bumpMap.offset.set(0.5, 0.5);
    return new THREE.MeshStandardMaterial({ color: 0xd3d6da, roughness: 0.36, metalness: 1, bumpMap, bumpScale: 0.4 });
  });

export const glass = (color = 0xffffff, opacity = 0.22) =>
  cachedMaterial(
    `glass ${color} ${opacity}`,
    () =>
      new THREE.MeshPhysicalMaterial({
        color,
        roughness: 0.04,
        transparent: true,
        opacity,
        clearcoat: 1,
        depthWrite: false,
      }),
  );

export const printed = (map: THREE.Texture, roughness = 0.45) =>
  new THREE.MeshPhysicalMaterial({ map, roughness, clearcoat: 0.6, clearcoatRoughness: 0.25 });

export const decal = (map: THREE.Texture) =>
  new THREE.MeshStandardMaterial({ map, roughness: 0.8, transparent: true, depthWrite: false });

function plain(color: number, roughness: number, metalness: number) {
  return cachedMaterial(
    `plain ${color} ${roughness} ${metalness}`,
    () => new THREE.MeshStandardMaterial({ color, roughness, metalness, side: THREE.DoubleSide }),
  );
}

function grained(color: number, roughness: number, metalness: number, bumpScale: number) {
  return cachedMaterial(`grained ${color} ${roughness} ${metalness} ${bumpScale}`, () => {
    const options = { color, roughness, metalness, bumpScale, side: THREE.DoubleSide };
    return new THREE.MeshStandardMaterial({ ...options, bumpMap: grainTexture() });
  });
}

function cachedMaterial(name: string, make: () => THREE.Material): THREE.Material {
  const material = materials.get(name) ?? make();
  materials.set(name, material);
  return material;
}
