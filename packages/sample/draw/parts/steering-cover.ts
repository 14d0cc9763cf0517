import * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { leather, plastic, printed } from "../materials.ts";
import { block, group, hoop, panel, placed, plate, rod, solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

export type WheelCover = { color: number; grip: string; stitch: number; label: Label };

/** A wheel in its cover: leather with two stitched seams, perforated at the grips. */
export function steeringCover({ color, grip, stitch, label }: WheelCover): THREE.Group {
  const ring = hoop(1.42, 0.19, leather(color));
  const grips = [-1, 1].map((side) => arcOf(side > 0 ? -0.5 : Math.PI - 0.5, 1, 0.2, perforated(grip)));
  const stitches = Array.from({ length: 150 }, (_, index) => {
    const angle = (index / 150) * Math.PI * 2;
    return placed(
      rod(0.012, 0.07, plastic(stitch, 0.7), 6),
      [Math.cos(angle) * 1.28, Math.sin(angle) * 1.28, 0.14],
      [0, 0.4, angle + 0.5],
    );
  });
  const card = placed(
    group(
      plate(panel(1.15, 1.5, 0.06), 0.03, plastic(0xf3f1ec, 0.7)),
      placed(sticker(label, 1.0, 0.72), [0, 0.2, 0.06]),
    ),
    [0, 0.05, -0.1],
  );
  const strap = placed(block([0.5, 0.4, 0.04], plastic(0xf3f1ec, 0.7), 0.02), [0, 1.0, -0.1]);
  return group(ring, ...grips, ...stitches, card, placed(strap, [0, 1.0, -0.08]));
}

function arcOf(from: number, length: number, thickness: number, material: THREE.Material): THREE.Mesh {
  const mesh = solid(new THREE.TorusGeometry(1.42, thickness, 32, 64, length), material);
  mesh.rotation.z = from;
  return mesh;
}

function perforated(ground: string): THREE.Material {
  const map = canvasTexture(256, 256, (canvas) => {
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, 256, 256);
    canvas.fillStyle = "#0b0b0d";
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        canvas.beginPath();
        canvas.arc(column * 32 + (row % 2) * 16 + 8, row * 32 + 16, 6, 0, Math.PI * 2);
        canvas.fill();
      }
  });
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(6, 5);
  return printed(map, 0.6);
}
