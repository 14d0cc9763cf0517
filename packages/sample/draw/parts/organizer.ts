import type * as THREE from "three";
import { sticker } from "../label.ts";
import { paperLabel } from "../labels.ts";
import { cloth, dark, paint, plastic, steel } from "../materials.ts";
import { block, group, pipe, placed, rod, type Vector3Tuple } from "../solids.ts";

/** A soft box for the boot: compartments, side pockets, handles. */
export function organizer(trimColor: number): THREE.Group {
  const wall = cloth(0x2a2d31);
  const trim = plastic(trimColor, 0.6);
  const [width, height, depth] = [2.6, 1.75, 1.8];
  const sides = [-1, 1].map((side) =>
    placed(block([0.1, height, depth], wall, 0.04), [(side * width) / 2, height / 2, 0]),
  );
  const faces = [-1, 1].map((side) =>
    placed(block([width, height, 0.1], wall, 0.04), [0, height / 2, (side * depth) / 2]),
  );
  const dividers = [-0.45, 0.45].map((x) =>
    placed(block([0.06, height * 0.92, depth], wall, 0.02), [x, height * 0.46, 0]),
  );
  const piping = [-1, 1].flatMap((side) => [
    placed(block([width + 0.1, 0.07, 0.12], trim, 0.03), [0, height, (side * depth) / 2]),
    placed(block([0.12, 0.07, depth], trim, 0.03), [(side * width) / 2, height, 0]),
  ]);
  const pocket = [-0.66, 0.66].map((x) =>
    placed(
      group(
        block([1.16, 0.95, 0.08], cloth(0x363a3f), 0.04),
        placed(block([1.18, 0.06, 0.1], trim, 0.02), [0, 0.47, 0]),
      ),
      [x, 0.62, depth / 2 + 0.07],
    ),
  );
  const grip = (place: Vector3Tuple, turn: number) =>
    placed(
      pipe(
        [
          [-0.4, 0, 0],
          [-0.34, 0.3, 0.08],
          [0.34, 0.3, 0.08],
          [0.4, 0, 0],
        ],
        0.05,
        trim,
      ),
      place,
      [0, turn, 0],
    );
  const floor = placed(block([width, 0.06, depth], dark(), 0.02), [0, 0.06, 0]);
  const buckle = placed(block([0.24, 0.16, 0.06], paint(0x15171a), 0.03), [0, 1.2, depth / 2 + 0.08]);
  return group(
    ...sides,
    ...faces,
    ...dividers,
    ...piping,
    ...pocket,
    grip([-width / 2, height - 0.1, 0], Math.PI / 2),
    grip([width / 2, height - 0.1, 0], Math.PI / 2),
    floor,
    buckle,
    placed(rod(0.02, 0.1, steel()), [0, 1.2, depth / 2]),
    placed(sticker(paperLabel("aconchega", "INTERIOR", "SOB MEDIDA"), 0.6, 0.22), [0.66, 0.62, depth / 2 + 0.115]),
  );
}
