import type * as THREE from "three";
import { brass, glass, plastic, steel } from "../materials.ts";
import { arrangeInCircle, block, group, lathed, type Point, placed, points, rod } from "../solids.ts";

/** Sockets of headlamp bulbs, which differ in base, flange, pins and glass. */
export type Socket = "H1" | "H4" | "H7" | "H11" | "HB4" | "M5";

type Lamp = { socket: Socket; cap?: number };

/** Two halogen bulbs, one standing, one lying on the edge of its collar. */
export const drawBulbs = (lamp: Lamp) =>
  group(placed(bulb(lamp), [-0.8, 0.32, -0.3]), placed(bulb(lamp), [0.12, 0.42, 0.85], [0, -0.35, -1.36]));

function bulb({ socket, cap = 0x3b4048 }: Lamp): THREE.Group {
  return group(BASES[socket](), lampGlass(socket, cap), filament());
}

const BASES: Record<Socket, () => THREE.Group> = {
  H1: () => group(metalBase(0.3), flange(0.5), placed(pin(), [0, -0.24, 0])),
  H4: () => group(metalBase(0.42), flange(0.66), ...tabs(3), ...[-0.2, 0, 0.2].map((x) => placed(pin(), [x, -0.2, 0]))),
  H7: () => group(metalBase(0.36), flange(0.54), ...[-0.16, 0.16].map((x) => placed(pin(), [x, -0.2, 0]))),
  H11: () => plasticBase(0.5),
  HB4: () => plasticBase(0.42),
  M5: () =>
    group(
      lathed(points("0 -0.4, 0.3 -0.4, 0.36 -0.32, 0.36 0.55, 0.3 0.62"), brass()),
      ...arrangeInCircle(2, 0.38, () => rod(0.05, 0.12, brass(), 12)),
      lathed(points("0.34 0.5, 0.52 0.52, 0.52 0.58, 0.34 0.6"), brass()),
    ),
};

const metalBase = (radius: number) =>
  lathed(
    [
      [0, -0.05],
      [radius, -0.05],
      [radius, 0.3],
      [radius - 0.06, 0.34],
    ] as Point[],
    steel(0xb9bdc1, 0.3),
  );

const flange = (radius: number) =>
  lathed(
    [
      [0.3, 0.34],
      [radius - 0.02, 0.34],
      [radius, 0.37],
      [radius - 0.02, 0.42],
      [0.3, 0.42],
    ] as Point[],
    steel(0xd0d3d6, 0.25),
  );

const tabs = (count: number) =>
  arrangeInCircle(count, 0.72, () => block([0.2, 0.18, 0.06], steel(0xd0d3d6, 0.25), 0.01)).map((tab) =>
    placed(group(tab), [0, 0.38, 0], [Math.PI / 2, 0, 0]),
  );

const pin = () => block([0.16, 0.34, 0.03], steel(0xcfd2d5), 0.01);

/** A black base with a sealing ring and a connector to the side. */
function plasticBase(radius: number): THREE.Group {
  const black = plastic(0x1b1d20, 0.5);
  return group(
    lathed(
      [
        [0, -0.2],
        [radius, -0.2],
        [radius, 0.5],
        [0.3, 0.56],
        [0.3, 0.7],
      ] as Point[],
      black,
    ),
    lathed(
      [
        [radius, 0.2],
        [radius + 0.07, 0.24],
        [radius + 0.07, 0.32],
        [radius, 0.36],
      ] as Point[],
      plastic(0xd9641e, 0.7),
    ),
    placed(block([0.9, 0.4, 0.5], black, 0.05), [0.55, -0.05, 0]),
    placed(block([0.1, 0.24, 0.34], plastic(0x3b3f45), 0.02), [1.0, -0.05, 0]),
  );
}

const GLASSES: Record<Socket, { radius: number; height: number; hasCap: boolean }> = {
  H1: { radius: 0.2, height: 1.1, hasCap: false },
  H4: { radius: 0.34, height: 1.46, hasCap: true },
  H7: { radius: 0.27, height: 1.4, hasCap: true },
  H11: { radius: 0.28, height: 1.3, hasCap: true },
  HB4: { radius: 0.26, height: 1.15, hasCap: true },
  M5: { radius: 0.52, height: 1.2, hasCap: false },
};

function lampGlass(socket: Socket, capColor: number): THREE.Group {
  const { radius, height, hasCap } = GLASSES[socket];
  const outline = (share: number, from: number): Point[] => [
    [radius * share, 0.72 + height * from],
    [radius * share, 0.72 + height * 0.72],
    [radius * 0.88 * share, 0.72 + height * 0.86],
    [radius * 0.5 * share, 0.72 + height * 0.96],
    [0, 0.72 + height],
  ];
  const holder = lathed(
    [
      [radius, 0.42],
      [radius, 0.7],
      [radius * 0.9, 0.78],
    ] as Point[],
    steel(0xc2c5c9, 0.25),
  );
  const cap = hasCap ? [lathed(outline(1.01, 0.7), steel(capColor, 0.2))] : [];
  return group(holder, lathed([[radius * 0.84, 0.72] as Point, ...outline(1, 0.12)], glass(0xffffff, 0.28)), ...cap);
}

function filament(): THREE.Group {
  const wires = [-0.1, 0.1].map((x) => placed(rod(0.018, 0.8, steel()), [x, 1.1, 0]));
  return group(...wires, placed(rod(0.035, 0.24, brass()), [0, 1.4, 0], [0, 0, Math.PI / 2]));
}
