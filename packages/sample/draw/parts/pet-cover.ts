import type * as THREE from "three";
import { sticker } from "../label.ts";
import { paperLabel } from "../labels.ts";
import { cloth, dark, plastic } from "../materials.ts";
import { block, group, placed } from "../solids.ts";

const WIDTH = 3.2;

/** A quilted cover over a rear bench that hangs on the head rests in front and behind. */
export function petCover(color: number): THREE.Group {
  return group(
    placed(quilted(1.9, color), [0, 1.5, -0.95], [-0.18, 0, 0]),
    placed(quilted(1.7, color), [0, 0.62, 0.1], [-Math.PI / 2 + 0.06, 0, 0]),
    placed(quilted(1.15, color), [0, 1.05, 1.02], [0.12, 0, 0]),
    ...[-1.1, 1.1].flatMap((x) => [
      placed(block([0.12, 0.7, 0.03], dark(), 0.01), [x, 2.72, -1.14], [-0.18, 0, 0]),
      placed(block([0.12, 0.6, 0.03], dark(), 0.01), [x, 1.85, 1.14], [0.12, 0, 0]),
    ]),
    placed(sticker(paperLabel("aconchega", "CAPA PET", "IMPERMEÁVEL"), 0.7, 0.3), [1.0, 1.6, -0.72], [-0.18, 0, 0]),
    placed(block([WIDTH + 0.1, 0.34, 1.9], dark(), 0.1), [0, 0.36, 0.06]),
  );
}

/** A padded sheet with seams both ways. */
function quilted(height: number, color: number): THREE.Group {
  const seam = plastic(0x17191c, 0.9);
  const rows = Array.from({ length: 5 }, (_, row) =>
    placed(block([WIDTH - 0.1, 0.02, 0.02], seam, 0.008), [0, (row / 4 - 0.5) * height * 0.9, 0.09]),
  );
  const columns = Array.from({ length: 8 }, (_, column) =>
    placed(block([0.02, height * 0.94, 0.02], seam, 0.008), [(column / 7 - 0.5) * WIDTH * 0.94, 0, 0.09]),
  );
  return group(block([WIDTH, height, 0.18], cloth(color), 0.08), ...rows, ...columns);
}
