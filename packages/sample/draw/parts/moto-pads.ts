import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { friction, paint } from "../materials.ts";
import { circle, group, outlineOf, placed, plate, points, softOutline } from "../solids.ts";

/** The two pads of a motorcycle's calliper, one from its lining, one from its back. */
export function drawMotorcyclePads(label: Label, coat: number): THREE.Group {
  return group(
    placed(pad(coat), [-0.12, 0.85, 0.55], [-0.3, 0.12, 0.04]),
    placed(pad(coat, label), [0.2, 1.75, -0.35], [-0.3, -0.1, -0.06]),
  );
}

function pad(coat: number, label?: Label): THREE.Group {
  const outline = softOutline(
    points(
      "-1.25 -0.1, -0.85 -0.62, 0 -0.72, 0.85 -0.6, 1.05 -0.1, 1.35 0.2, 1.3 0.62, 0.95 0.72, 0.6 0.48, -0.5 0.5, -1.1 0.4",
    ),
    0.5,
  );
  const back = plate(outline, 0.1, paint(coat), { holes: [circle(0.13, 1.12, 0.42)], bevel: 0.03 });
  if (!label) {
    const halves = [-1, 1].map((side) =>
      placed(
        plate(
          outlineOf([
            [side * 0.04, -0.56],
            [side * 0.72, -0.48],
            [side * 0.86, -0.1],
            [side * 0.66, 0.3],
            [side * 0.04, 0.34],
          ]),
          0.24,
          friction(),
          { bevel: 0.03 },
        ),
        [-0.06, 0, 0.13],
      ),
    );
    return group(back, ...halves);
  }
  return group(back, placed(sticker(label, 0.95, 0.5), [-0.1, -0.1, 0.135]));
}
