import * as THREE from "three";
import { paper, plastic, steel } from "../materials.ts";
import { circle, group, lathed, outlineOf, type Point, placed, plate, solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

/** A round element between two caps: paper folds, with or without a screen around them. */
export function roundElement(color: number, radius: number, height: number, screen: boolean): THREE.Group {
  const count = 72;
  const ring = Array.from({ length: count * 2 }, (_, step): Point => {
    const angle = (step / (count * 2)) * Math.PI * 2;
    const reach = radius * (step % 2 ? 0.97 : 0.86);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const folds = placed(
    plate(outlineOf(ring), height, paper(), { holes: [circle(radius * 0.55)], bevel: 0 }),
    [0, height, 0],
    [Math.PI / 2, 0, 0],
  );
  const cap = (from: number) =>
    lathed(
      [
        [radius * 0.52, from],
        [radius * 1.04, from],
        [radius * 1.06, from + 0.04],
        [radius * 1.06, from + 0.18],
        [radius * 1.02, from + 0.22],
        [radius * 0.52, from + 0.22],
        [radius * 0.52, from],
      ],
      plastic(color, 0.5),
    );
  const inside = lathed(
    [
      [radius * 0.54, 0],
      [radius * 0.54, height],
    ],
    steel(0x8e9297, 0.45),
  );
  return group(folds, cap(-0.12), cap(height - 0.1), inside, ...(screen ? [mesh(radius, height)] : []));
}

function mesh(radius: number, height: number): THREE.Mesh {
  const map = canvasTexture(512, 512, (canvas) => {
    canvas.fillStyle = "#ffffff";
    canvas.fillRect(0, 0, 512, 512);
    canvas.fillStyle = "#000000";
    for (let row = 0; row < 16; row++)
      for (let column = 0; column < 16; column++) {
        canvas.beginPath();
        canvas.arc(column * 32 + (row % 2) * 16 + 8, row * 32 + 16, 12, 0, Math.PI * 2);
        canvas.fill();
      }
  });
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(2, 1);
  const material = new THREE.MeshStandardMaterial({
    color: 0xaeb2b7,
    metalness: 1,
    roughness: 0.4,
    alphaMap: map,
    alphaTest: 0.5,
  });
  return placed(solid(new THREE.CylinderGeometry(radius * 1.0, radius * 1.0, height, 96, 1, true), material), [
    0,
    height / 2,
    0,
  ]);
}
