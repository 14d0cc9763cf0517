import * as THREE from "three";
import { dark, friction, paint } from "../materials.ts";
import { at, group, plate, rod } from "../solids.ts";

/** Two shoes facing each other, lining outside. */
export function brakeShoes(): THREE.Group {
  return group(at(shoe(), [-0.16, 0, 0]), at(shoe(), [0.16, 0, 0.02], [0, Math.PI, 0]));
}

function shoe(): THREE.Group {
  const [from, to] = [Math.PI * 0.6, Math.PI * 1.4];
  const arc = (inner: number, outer: number, start = from, end = to) => {
    const shape = new THREE.Shape();
    shape.absarc(0, 0, outer, start, end, false);
    shape.absarc(0, 0, inner, end, start, true);
    shape.closePath();
    return shape;
  };
  const metal = paint(0x2a2d31);
  const centred = (depth: number) => -depth / 2;
  const web = at(plate(arc(0.95, 1.32), 0.07, metal), [0, 0, centred(0.07)]);
  const table = at(plate(arc(1.32, 1.37), 0.62, metal, { bevel: 0.01 }), [0, 0, centred(0.62)]);
  const lining = at(plate(arc(1.385, 1.52, from + 0.13, to - 0.13), 0.58, friction(), { bevel: 0.015 }), [
    0,
    0,
    centred(0.58),
  ]);
  const eyes = [0.64, 1, 1.36].map((share) => {
    const angle = Math.PI * share;
    return at(rod(0.055, 0.09, dark()), [Math.cos(angle) * 1.1, Math.sin(angle) * 1.1, 0], [Math.PI / 2, 0, 0]);
  });
  return group(web, table, lining, ...eyes);
}
