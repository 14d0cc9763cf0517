import * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { dark, plastic, printed, steel } from "../materials.ts";
import { block, group, placed, rod, solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

/** Core of fins between two plastic tanks, with its pipes and pins. */
export function radiator(wide: number, label: Label): THREE.Group {
  const fins = canvasTexture(512, 512, (canvas) => {
    canvas.fillStyle = "#8e9398";
    canvas.fillRect(0, 0, 512, 512);
    for (let row = 0; row < 26; row++) {
      canvas.fillStyle = "#c3c7cb";
      canvas.fillRect(0, row * 20, 512, 6);
      canvas.strokeStyle = "#7a7e83";
      canvas.lineWidth = 1.4;
      for (let column = 0; column < 40; column++) {
        canvas.beginPath();
        canvas.moveTo(column * 13, row * 20 + 6 + (column % 2) * 14);
        canvas.lineTo(column * 13 + 13, row * 20 + 20 - (column % 2) * 14);
        canvas.stroke();
      }
    }
  });
  const core = placed(solid(new THREE.PlaneGeometry(wide, 2.9), printed(fins, 0.5)), [0, 0, 0.151]);
  const side = wide / 2 + 0.17;
  const body = block([wide, 2.9, 0.3], dark(), 0.01);
  const tank = (x: number) =>
    group(
      placed(block([0.42, 3.1, 0.5], plastic(0x202326), 0.1), [x, 0, 0]),
      ...[-1.2, -0.6, 0, 0.6, 1.2].map((y) => placed(block([0.46, 0.05, 0.54], plastic(0x202326), 0.02), [x, y, 0])),
    );
  const rails = [-1.5, 1.5].map((y) => placed(block([wide + 0.1, 0.1, 0.34], steel(0xb9bdc1), 0.02), [0, y, 0]));
  const pipes = [1, -1].map((end) =>
    placed(rod(0.17, 0.6, plastic(0x202326)), [end * (side + 0.03), end * 1.15, 0.45], [Math.PI / 2, 0, 0]),
  );
  const pins = [-1, 1].map((x) => placed(rod(0.08, 0.25, plastic(0x202326)), [x, -1.65, 0]));
  const cap = placed(rod(0.22, 0.18, plastic(0x101113)), [-side, 1.68, 0]);
  return group(
    core,
    body,
    tank(-side),
    tank(side),
    ...rails,
    ...pipes,
    ...pins,
    cap,
    placed(sticker(label, 1.0, 0.56), [wide / 2 - 0.65, -1.0, 0.16]),
  );
}
