import * as THREE from "three";
import { type Label, sticker } from "../label.ts";
import { dark, friction, paint } from "../materials.ts";
import { group, placed, plate, rod } from "../solids.ts";

export type Shoes = { coat: number; width: number; label: Label };

/** Two shoes facing each other, lining outside, a card with what they are between them. */
export function brakeShoes(shoes: Shoes): THREE.Group {
  return group(
    placed(shoe(shoes), [-0.16, 0, 0]),
    placed(shoe(shoes), [0.16, 0, 0.02], [0, Math.PI, 0]),
    placed(sticker(shoes.label, 1.0, 0.62), [0, -1.14, 0.34], [-0.12, 0, 0]),
  );
}

function shoe({ coat, width }: Shoes): THREE.Group {
  const [from, to] = [Math.PI * 0.6, Math.PI * 1.4];
  const arc = (inner: number, outer: number, start = from, end = to) => {
    const shape = new THREE.Shape();
    shape.absarc(0, 0, outer, start, end, false);
    shape.absarc(0, 0, inner, end, start, true);
    shape.closePath();
    return shape;
  };
  const metal = paint(coat);
  const centred = (depth: number) => -depth / 2;
  const web = placed(plate(arc(0.95, 1.32), 0.07, metal), [0, 0, centred(0.07)]);
  const table = placed(plate(arc(1.32, 1.37), width + 0.04, metal, { bevel: 0.01 }), [0, 0, centred(width + 0.04)]);
  const lining = placed(plate(arc(1.385, 1.52, from + 0.13, to - 0.13), width, friction(), { bevel: 0.015 }), [
    0,
    0,
    centred(width),
  ]);
  const eyes = [0.64, 1, 1.36].map((share) => {
    const angle = Math.PI * share;
    return placed(rod(0.055, 0.09, dark()), [Math.cos(angle) * 1.1, Math.sin(angle) * 1.1, 0], [Math.PI / 2, 0, 0]);
  });
  return group(web, table, lining, ...eyes);
}
