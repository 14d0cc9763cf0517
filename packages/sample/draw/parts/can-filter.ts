import type * as THREE from "three";
import { type Label, wrap } from "../label.ts";
import { dark, paint, rubber, steel } from "../materials.ts";
import { arrangeInCircle, group, lathed, lathedFacing, placed, rod } from "../solids.ts";

export type Can = { color: number; height: number; radius: number; label: Label };

/** A screw-on filter: drawn can with flutes for the wrench, printed, its seal below. */
export function canFilter({ color, height, radius, label }: Can): THREE.Group {
  const coat = paint(color);
  const can = lathed(
    [
      [0, height],
      [radius * 0.72, height],
      [radius * 0.9, height - 0.05],
      [radius, height - 0.2],
      [radius, 0.18],
      [radius * 1.05, 0.14],
      [radius * 1.05, 0.04],
      [radius, 0],
      [0, 0],
    ],
    coat,
  );
  const flutes = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2;
    return placed(rod(radius * 0.06, height * 0.16, coat, 12), [
      Math.sin(angle) * radius * 0.975,
      height * 0.87,
      Math.cos(angle) * radius * 0.975,
    ]);
  });
  const printedLabel = placed(wrap(label, radius + 0.006, height * 0.5, 0.52), [0, height * 0.46, 0]);
  return group(can, ...flutes, printedLabel, placed(rod(radius * 0.9, 0.06, rubber()), [0, -0.02, 0]));
}

/** One standing, and one lying before it so that thread and seal are seen. */
export function standingAndLying(filter: () => THREE.Group, radius: number): THREE.Group {
  const lying = group(placed(filter(), [0, 0, 0], [-Math.PI / 2, 0, 0]), placed(foot(radius), [0, 0, 0.08]));
  return group(
    placed(filter(), [-radius * 1.05, 0, radius * 0.7]),
    placed(lying, [radius * 1.1, radius * 1.05, radius * 0.3], [0, 0.3, 0]),
  );
}

/** The end that meets the engine: plate, holes around, thread, seal. */
function foot(radius: number): THREE.Group {
  return group(
    lathedFacing(
      [
        [radius * 0.24, 0],
        [radius * 0.98, 0],
      ],
      steel(0x9b9fa4, 0.36),
    ),
    lathedFacing(
      [
        [radius * 0.7, 0],
        [radius * 0.72, 0.07],
        [radius * 0.88, 0.07],
        [radius * 0.9, 0],
      ],
      rubber(0x17181a),
    ),
    lathedFacing(
      [
        [radius * 0.22, -0.3],
        [radius * 0.22, 0.08],
        [radius * 0.3, 0.08],
        [radius * 0.34, 0],
      ],
      steel(0xc9ccd0, 0.25),
    ),
    ...arrangeInCircle(8, radius * 0.5, () =>
      placed(rod(radius * 0.075, 0.02, dark()), [0, 0, 0.006], [Math.PI / 2, 0, 0]),
    ),
  );
}

/** The dryer of an air brake: a wide can on its thread. */
export function airDryer(color: number, label: Label): THREE.Group {
  return canFilter({ color, height: 2.1, radius: 0.92, label });
}
