import type * as THREE from "three";
import type { PictureName } from "../src/pictures.ts";
import * as labels from "./labels.ts";
import { alloyWheel } from "./parts/alloy-wheel.ts";
import { alternator } from "./parts/alternator.ts";
import { battery } from "./parts/battery.ts";
import { polyVBelt, timingKit } from "./parts/belts.ts";
import { bucket, oilBottle, roundBottle } from "./parts/bottles.ts";
import { brakeChamber } from "./parts/brake-chamber.ts";
import { brakeDisc } from "./parts/brake-disc.ts";
import { brakeDrum } from "./parts/brake-drum.ts";
import { brakePads } from "./parts/brake-pads.ts";
import { brakeShoes } from "./parts/brake-shoes.ts";
import { bulbs } from "./parts/bulb.ts";
import { airDryer, canFilter, withLying } from "./parts/can-filter.ts";
import { chainKit } from "./parts/chain-kit.ts";
import { clutchKit } from "./parts/clutch-kit.ts";
import { controlArm } from "./parts/control-arm.ts";
import { floorMats } from "./parts/floor-mats.ts";
import { fuelFilter } from "./parts/fuel-filter.ts";
import { gearKnob } from "./parts/gear-knob.ts";
import { headlamp } from "./parts/headlamp.ts";
import { ignitionCoil } from "./parts/ignition-coil.ts";
import { ballJoint, stabilizerLink, tieRodEnd } from "./parts/joints.ts";
import { leafSpring } from "./parts/leaf-spring.ts";
import { motorcycleMirrors } from "./parts/moto-mirror.ts";
import { motorcyclePads } from "./parts/moto-pads.ts";
import { organizer } from "./parts/organizer.ts";
import { panelFilter } from "./parts/panel-filter.ts";
import { radiator } from "./parts/radiator.ts";
import { roundElement } from "./parts/round-element.ts";
import { seatCover } from "./parts/seat-cover.ts";
import { shockAbsorber } from "./parts/shock-absorber.ts";
import { fourPlugs, onePlug } from "./parts/spark-plug.ts";
import { coilSpring, motorcycleShocks } from "./parts/springs.ts";
import { steeringCover } from "./parts/steering-cover.ts";
import { motorcycleTyre, tyre } from "./parts/tyre.ts";
import { waterPump } from "./parts/water-pump.ts";
import { wheelBearing } from "./parts/wheel-bearing.ts";
import { wiperBlades } from "./parts/wiper-blade.ts";
import type { View } from "./studio.ts";

/** How a picture's part is made, and where the camera stands if not where it usually does. */
export type Part = { make(): THREE.Object3D; a?: Partial<View>; b?: Partial<View> };

const upright = { a: { above: 13 }, b: { above: 4 } };
const fromAbove = { a: { above: 28 }, b: { above: 16 } };
const oilCan = (color: number, label: typeof labels.OIL_FILTER) => () =>
  withLying(() => canFilter({ color, height: 1.9, radius: 0.76, label }), 0.76);

export const PARTS: Record<PictureName, Part> = {
  "air-dryer": { make: () => airDryer(labels.AIR_DRYER), ...upright },
  "air-filter": { make: () => panelFilter(0xd9722a, 0xf0e7d2, 0.55, 26) },
  "alloy-wheel": { make: alloyWheel },
  alternator: { make: alternator },
  "ball-joint": { make: ballJoint, a: { above: 24 }, b: { above: 14 } },
  battery: { make: () => battery(labels.CAR_BATTERY) },
  "brake-chamber": { make: brakeChamber, ...upright },
  "brake-disc-drilled": { make: () => brakeDisc({ radius: 1.4, studs: 5, vented: true, drilled: 42 }) },
  "brake-disc-solid": { make: () => brakeDisc({ radius: 1.2, studs: 4, vented: false, drilled: 0 }) },
  "brake-disc-vented": { make: () => brakeDisc({ radius: 1.4, studs: 5, vented: true, drilled: 0 }) },
  "brake-drum": { make: brakeDrum },
  "brake-fluid": {
    make: () => roundBottle({ body: 0xe9e6da, cap: 0xc8202c, label: labels.BRAKE_FLUID }),
    ...upright,
  },
  "brake-pads": { make: brakePads },
  "brake-shoes": { make: brakeShoes },
  bulb: { make: bulbs },
  "cabin-filter": { make: () => panelFilter(0xe7e9eb, 0x5b6066, 0.4, 30) },
  "chain-kit": { make: chainKit, a: { around: 18, above: 20 }, b: { above: 12 } },
  "clutch-kit": { make: clutchKit, a: { around: 20 } },
  "coil-spring": { make: coilSpring, ...upright },
  "control-arm": { make: controlArm },
  "coolant-bottle": {
    make: () => oilBottle({ body: 0xe58aa6, cap: 0x15171a, label: labels.COOLANT }),
    ...upright,
  },
  "floor-mats-beige": { make: () => floorMats(0xb9a587, 0xa89474), a: { around: 18 } },
  "floor-mats-black": { make: () => floorMats(0x25272a, 0x33363a), a: { around: 18 } },
  "fuel-filter": { make: () => fuelFilter(labels.FUEL_FILTER), ...upright },
  "gear-knob": { make: gearKnob },
  headlamp: { make: headlamp, a: { around: 24 } },
  "ignition-coil": { make: ignitionCoil, ...upright },
  "leaf-spring": { make: leafSpring, a: { around: 48, above: 18 }, b: { around: 18, above: 8 } },
  "moto-battery": { make: () => battery(labels.MOTORCYCLE_BATTERY) },
  "moto-mirror": { make: motorcycleMirrors, a: { around: 20 } },
  "moto-oil-filter": {
    make: () => roundElement(0x2b2e33, 0.8, 1.5, false),
    a: { above: 26 },
    b: { above: 12 },
  },
  "moto-pads": { make: motorcyclePads },
  "moto-shock": { make: motorcycleShocks, ...upright },
  "moto-tyre": { make: motorcycleTyre },
  "oil-bottle-black": {
    make: () => oilBottle({ body: 0x24272b, cap: 0xc8202c, label: labels.GEAR_OIL }),
    ...upright,
  },
  "oil-bottle-gold": {
    make: () => oilBottle({ body: 0xc9a04a, cap: 0x15171a, label: labels.ENGINE_OIL }),
    ...upright,
  },
  "oil-bucket": { make: () => bucket({ body: 0x1d5c3c, cap: 0xe9e6da, label: labels.DIESEL_OIL }) },
  "oil-filter-blue": { make: oilCan(0x1f4f9e, labels.OIL_FILTER), a: { around: 14 } },
  "oil-filter-orange": { make: oilCan(0xd9641e, labels.OIL_FILTER_TWO), a: { around: 14 } },
  organizer: { make: organizer, ...fromAbove },
  "poly-v-belt": { make: polyVBelt, b: { around: -38 } },
  radiator: { make: radiator },
  "seat-cover-gray": { make: () => seatCover(0x6f757c, 0x2a2d31), ...upright },
  "seat-cover-red": { make: () => seatCover(0x26282c, 0x9c1f28), ...upright },
  "shock-absorber-black": { make: () => shockAbsorber(0x1c1f23), ...upright },
  "shock-absorber-blue": { make: () => shockAbsorber(0x1f4f9e), ...upright },
  "spark-plug": { make: onePlug, ...upright },
  "spark-plugs": { make: fourPlugs, ...upright },
  "stabilizer-link": { make: stabilizerLink, ...upright },
  "steering-cover": { make: steeringCover },
  "tie-rod-end": { make: tieRodEnd },
  "timing-kit": { make: timingKit, a: { around: 24 } },
  "truck-air-filter": { make: () => roundElement(0xd9722a, 0.95, 2.7, true), ...upright },
  "truck-filter": {
    make: () => canFilter({ color: 0xe4e6e8, height: 2.7, radius: 0.78, label: labels.TRUCK_FILTER }),
    ...upright,
  },
  tyre: { make: () => tyre({ radius: 1.6, width: 1.05, rim: 0.98, blocks: 54 }) },
  "water-pump": { make: waterPump },
  "wheel-bearing": { make: wheelBearing },
  "wiper-blade": { make: wiperBlades },
};
