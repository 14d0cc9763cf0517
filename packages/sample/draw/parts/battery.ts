import type * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { plastic, steel } from "../materials.ts";
import { block, group, lathed, pipe, placed, points } from "../solids.ts";

export type Box = { width: number; height: number; depth: number; lid: number; label: Label };

/** A battery: case with ribs, lid, posts with their caps and a handle. */
export function battery({ width, height, depth, lid, label }: Box): THREE.Group {
  const shell = plastic(0x202327, 0.5);
  const body = placed(block([width, height, depth], shell, 0.08), [0, height / 2, 0]);
  const foot = placed(block([width + 0.12, 0.16, depth + 0.12], shell, 0.05), [0, 0.08, 0]);
  const top = placed(block([width + 0.1, 0.42, depth + 0.1], plastic(lid, 0.45), 0.07), [0, height + 0.12, 0]);
  const plugs = placed(block([width * 0.72, 0.1, depth * 0.34], plastic(lid, 0.4), 0.04), [
    0,
    height + 0.36,
    -depth * 0.1,
  ]);
  const posts = [-1, 1].map((side) =>
    placed(
      group(
        lathed(points("0 0.3, 0.13 0.3, 0.16 0"), steel(0x9b9da1, 0.42)),
        lathed(points("0.2 0.04, 0.26 0.04, 0.26 0, 0.2 0"), plastic(side < 0 ? 0xc8202c : 0x111214)),
      ),
      [side * width * 0.38, height + 0.34, depth * 0.24],
    ),
  );
  const handle = pipe(
    [
      [-width * 0.34, height + 0.3, depth * 0.02],
      [-width * 0.3, height + 0.56, depth * 0.02],
      [width * 0.3, height + 0.56, depth * 0.02],
      [width * 0.34, height + 0.3, depth * 0.02],
    ],
    0.05,
    plastic(0x15171a),
  );
  return group(
    body,
    foot,
    top,
    plugs,
    ...posts,
    handle,
    placed(sticker(label, width * 0.84, height * 0.62), [0, height * 0.5, depth / 2 + 0.01]),
  );
}
