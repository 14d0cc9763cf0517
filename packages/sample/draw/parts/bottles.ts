import type * as THREE from "three";
import { type Label, sticker, wrap } from "../label.ts";
import { plastic, steel } from "../materials.ts";
import { group, lathed, outlineOf, type Point, pipe, placed, plate, points, rod, softOutline } from "../solids.ts";

export type Bottle = { body: number; cap: number; label: Label };

/** One litre of oil: flat bottle with a grip and a slanting neck. */
export function oilBottle({ body, cap, label }: Bottle): THREE.Group {
  const skin = plastic(body, 0.34);
  const outline = outlineOf(
    rounded(
      points("-0.85 0, 0.85 0, 0.88 1.7, 0.62 2.28, 0.2 2.5, 0.16 2.72, -0.3 2.72, -0.32 2.5, -0.82 2.2, -0.88 1.6"),
    ),
  );
  const grip = softOutline(points("0.36 1.5, 0.62 1.45, 0.56 2.0, 0.36 2.12"));
  const shell = placed(plate(outline, 0.62, skin, { holes: [grip], bevel: 0.13 }), [0, 0.13, -0.31]);
  const collar = placed(rod(0.26, 0.1, skin), [-0.07, 2.9, 0]);
  const lid = placed(ridgedCap(0.29, 0.36, cap), [-0.07, 2.95, 0]);
  return group(shell, collar, lid, placed(sticker(label, 1.36, 1.06), [-0.04, 0.82, 0.445]));
}

/** Half a litre of brake fluid, or anything else in a round bottle. */
export function roundBottle({ body, cap, label }: Bottle): THREE.Group {
  const shell = lathed(
    points("0 0, 0.62 0, 0.7 0.08, 0.7 1.75, 0.64 1.98, 0.34 2.2, 0.28 2.28, 0.28 2.42"),
    plastic(body, 0.34),
  );
  return group(
    shell,
    placed(ridgedCap(0.34, 0.4, cap), [0, 2.36, 0]),
    placed(wrap(label, 0.706, 1.2, 0.5), [0, 0.9, 0]),
  );
}

/** Twenty litres: bucket with lid, spout and handle. */
export function bucket({ body, cap, label }: Bottle): THREE.Group {
  const shell = lathed(points("0 0, 0.98 0, 1.02 0.05, 1.16 2.3, 1.2 2.32, 1.2 2.4, 1.16 2.42"), plastic(body, 0.4));
  const rims = [2.0, 2.14].map((height) =>
    lathed(
      [
        [1.13, height],
        [1.22, height + 0.02],
        [1.22, height + 0.06],
        [1.14, height + 0.08],
      ],
      plastic(body, 0.4),
    ),
  );
  const lid = lathed(
    points("0 2.46, 0.95 2.46, 1.0 2.52, 1.18 2.54, 1.24 2.5, 1.24 2.34, 1.2 2.32"),
    plastic(cap, 0.42),
  );
  const spout = placed(ridgedCap(0.24, 0.24, 0x15171a), [0.45, 2.5, 0.3]);
  const handle = pipe(
    [
      [-1.22, 2.1, 0],
      [-1.18, 2.8, 0],
      [0, 3.5, 0],
      [1.18, 2.8, 0],
      [1.22, 2.1, 0],
    ],
    0.03,
    steel(),
  );
  const holder = placed(rod(0.07, 0.6, plastic(0x15171a)), [0, 3.5, 0], [0, 0, Math.PI / 2]);
  return group(shell, ...rims, lid, spout, placed(wrap(label, 1.118, 1.0, 0.42), [0, 0.86, 0]), handle, holder);
}

function ridgedCap(radius: number, height: number, color: number): THREE.Group {
  const material = plastic(color, 0.45);
  const ridges = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    return placed(rod(radius * 0.06, height * 0.86, material, 8), [
      Math.cos(angle) * radius,
      height / 2,
      Math.sin(angle) * radius,
    ]);
  });
  return group(
    placed(
      lathed(
        [
          [radius, 0],
          [radius, height - 0.04],
          [radius * 0.92, height],
          [0, height],
        ],
        material,
      ),
      [0, 0, 0],
    ),
    ...ridges,
  );
}

/** The corners of an outline, each cut to a small round. */
function rounded(points: Point[]): Point[] {
  return points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) as Point;
    const [afterX, afterY] = points[(index + 1) % points.length] as Point;
    return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const towards = (other: number, from: number) => from + (other - from) * 0.14;
      const [startX, startY] = [towards(beforeX, x), towards(beforeY, y)];
      const [endX, endY] = [towards(afterX, x), towards(afterY, y)];
      const mix = (start: number, corner: number, end: number) =>
        (1 - share) ** 2 * start + 2 * share * (1 - share) * corner + share ** 2 * end;
      return [mix(startX, x, endX), mix(startY, y, endY)];
    });
  });
}
