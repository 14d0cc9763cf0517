import * as THREE from "three";
import { printed, rubber, steel, turnedSteel } from "../materials.ts";
import { group, hexagon, lathedFacing, panel, placed, plate, solid } from "../solids.ts";
import { canvasTexture } from "../textures.ts";

/** The outline of a belt around two pulleys; `teeth` are on the inside. */
function loop(wide: number, high: number, thickness: number, teeth: number): THREE.Shape {
  const outer = panel(wide, high, wide / 2 - 0.001);
  const inner = panel(wide - thickness * 2, high - thickness * 2, wide / 2 - thickness - 0.001);
  const points = inner.getSpacedPoints(teeth > 0 ? teeth * 4 : 160);
  if (teeth > 0) {
    const middle = (point: THREE.Vector2) =>
      new THREE.Vector2(0, THREE.MathUtils.clamp(point.y, -(high - wide) / 2, (high - wide) / 2));
    points.forEach((point, index) => {
      if (index % 4 < 2) point.lerp(middle(point), 0.1 / point.distanceTo(middle(point)));
    });
  }
  outer.holes.push(new THREE.Path(points));
  return outer;
}

/** Toothed belt with its tensioner and an idler before it. */
export function timingKit(high: number, teeth: number): THREE.Group {
  const belt = placed(
    plate(loop(1.9, high, 0.09, teeth), 0.5, rubber(0x202225), { bevel: 0.008 }),
    [0, high / 2 + 0.05, -0.4],
    [0, 0, 0.04],
  );
  return group(
    belt,
    placed(tensioner(0.62), [-0.25, 0.64, 0.75], [0, 0.12, 0]),
    placed(tensioner(0.42), [0.85, 0.44, 0.95], [0, -0.1, 0]),
  );
}

function tensioner(radius: number): THREE.Group {
  const roll = lathedFacing(
    [
      [radius * 0.52, -0.26],
      [radius, -0.26],
      [radius, 0.26],
      [radius * 0.94, 0.3],
      [radius * 0.52, 0.24],
    ],
    turnedSteel(3),
  );
  const seal = lathedFacing(
    [
      [radius * 0.24, 0.22],
      [radius * 0.52, 0.22],
    ],
    rubber(0x1d3557),
  );
  const hub = lathedFacing(
    [
      [0, 0.3],
      [radius * 0.26, 0.3],
      [radius * 0.26, -0.26],
    ],
    steel(),
  );
  const head = placed(hexagon(radius * 0.18, 0.12, steel(0x8c9095)), [0, 0, 0.34], [Math.PI / 2, 0, 0]);
  return group(roll, seal, hub, head);
}

/** A ribbed belt, standing; the ribs are inside. */
export function polyVBelt(high: number, ribCount: number, marks: string): THREE.Group {
  const back = placed(
    plate(loop(2.2, high, 0.06, 0), ribCount * 0.103, rubber(0x1f2123), { bevel: 0.006 }),
    [0, 0, -0.31],
  );
  const ribs = Array.from({ length: ribCount }, (_, rib) =>
    placed(plate(loop(2.1, high - 0.1, 0.06, 0), 0.035, rubber(0x2a2c2f), { bevel: 0.025 }), [
      0,
      0,
      -0.28 + rib * 0.103,
    ]),
  );
  const text = canvasTexture(1024, 128, (canvas) => {
    canvas.fillStyle = "#1f2123";
    canvas.fillRect(0, 0, 1024, 128);
    canvas.fillStyle = "#e9e6da";
    canvas.font = "700 64px 'Liberation Sans Narrow', sans-serif";
    canvas.fillText(marks, 40, 86);
  });
  const print = placed(
    solid(new THREE.PlaneGeometry(1.5, 0.19), printed(text, 0.8)),
    [1.116, 0, ribCount * 0.0515 - 0.31],
    [0, Math.PI / 2, 0],
  );
  print.rotation.set(0, Math.PI / 2, Math.PI / 2);
  return group(back, ...ribs, print);
}
