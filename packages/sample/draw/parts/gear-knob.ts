import * as THREE from "three";
import { chrome, leather, plastic, printed } from "../materials.ts";
import { group, lathed, placed, points, solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

/** A gear knob on its gaiter, the pattern of the gears on top. */
export function gearKnob(color: number): THREE.Group {
  const knob = lathed(
    points("0.2 1.45, 0.3 1.5, 0.44 1.72, 0.56 2.05, 0.58 2.3, 0.5 2.5, 0.34 2.58, 0 2.6"),
    leather(color),
  );
  const ring = lathed(points("0.2 1.34, 0.3 1.36, 0.32 1.44, 0.3 1.5, 0.2 1.5"), chrome());
  const badge = placed(lathed(points("0 0.03, 0.28 0.02, 0.31 0"), chrome()), [0, 2.575, 0.03], [0.06, 0, 0]);
  const pattern = canvasTexture(256, 256, (canvas) => {
    canvas.fillStyle = "#15171a";
    canvas.fillRect(0, 0, 256, 256);
    canvas.strokeStyle = canvas.fillStyle = "#f4f4f4";
    canvas.lineWidth = 9;
    canvas.beginPath();
    for (const x of [76, 128, 180]) {
      canvas.moveTo(x, 92);
      canvas.lineTo(x, 164);
    }
    canvas.moveTo(76, 128);
    canvas.lineTo(180, 128);
    canvas.stroke();
    canvas.font = "700 40px 'Liberation Sans', sans-serif";
    canvas.textAlign = "center";
    ["1", "3", "5"].forEach((gear, at) => void canvas.fillText(gear, 76 + at * 52, 82));
    ["2", "4", "R"].forEach((gear, at) => void canvas.fillText(gear, 76 + at * 52, 206));
  });
  const disc = placed(
    solid(new THREE.CircleGeometry(0.25, 48), printed(pattern)),
    [0, 2.615, 0.03],
    [-Math.PI / 2 + 0.06, 0, 0],
  );
  const front = placed(solid(new THREE.CircleGeometry(0.24, 48), printed(pattern)), [0, 2.16, 0.585], [-0.12, 0, 0]);
  return group(
    knob,
    ring,
    badge,
    disc,
    front,
    gaiter(),
    placed(lathed(points("1.0 0, 1.08 0.02, 1.08 0.1, 0.98 0.12"), plastic(0x202226, 0.3)), [0, 0, 0]),
  );
}

/** Leather in folds, from the frame up to the lever. */
function gaiter(): THREE.Mesh {
  const folds = Array.from({ length: 33 }, (_, step): [number, number] => {
    const share = step / 32;
    return [1.0 - 0.78 * share ** 0.8 + Math.sin(share * Math.PI * 7) * 0.06 * (1 - share), 0.05 + share * 1.3];
  });
  return lathed(folds, leather(0x232428));
}
