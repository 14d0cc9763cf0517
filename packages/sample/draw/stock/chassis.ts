import { paperLabel } from "../labels.ts";
import { alloyWheel } from "../parts/alloy-wheel.ts";
import { chainKit } from "../parts/chain-kit.ts";
import { controlArm } from "../parts/control-arm.ts";
import { ballJoint, stabilizerLink, tieRodEnd } from "../parts/joints.ts";
import { leafSpring } from "../parts/leaf-spring.ts";
import { type Shock, shockAbsorber } from "../parts/shock-absorber.ts";
import { coilSpring, drawMotorcycleShocks } from "../parts/springs.ts";
import { motorcycleTire, type Tire, tire } from "../parts/tyre.ts";
import { wheelBearing } from "../parts/wheel-bearing.ts";
import { closeTo, fromBehind, type Parts, upright } from "../views.ts";

const shock = (brand: string, detail: string, more: Omit<Shock, "label">) => ({
  make: () => shockAbsorber({ ...more, label: paperLabel(brand, "PRESSURIZADO", detail) }),
  ...upright,
  c: { close: 2.4, aim: [0.5, 0.62] as [number, number], around: 14, above: 10 },
});
const wide = { around: 48, above: 18 };
const words = (measure: string): Tire["words"] => ["A S F A L T I N O", measure];

export const CHASSIS = {
  "shock-front-pisomanso": shock("pisomanso", "A GÁS", { color: 0x1c1f23, seat: true }),
  "shock-front-molaviva": shock("molaviva", "A GÁS", { color: 0x1f4f9e, seat: true }),
  "shock-rear-pisomanso": shock("pisomanso", "A GÁS", { color: 0x1c1f23, seat: false }),
  "shock-rear-molaviva": shock("molaviva", "A GÁS", { color: 0x1f4f9e, seat: false }),
  "shock-truck": shock("carretaforte", "CARGA PESADA", { color: 0x8c1f26, seat: false }),
  "coil-spring-blue": { make: () => coilSpring(0x25508f, 6), ...upright },
  "coil-spring-red": { make: () => coilSpring(0x9c1f28, 7), ...upright },
  "control-arm-eixofino": { make: () => controlArm(0x1d2024, paperLabel("eixofino", "BANDEJA", "LADO ESQUERDO")) },
  "control-arm-molaviva": { make: () => controlArm(0x7d8288, paperLabel("molaviva", "BANDEJA", "LADO ESQUERDO")) },
  "ball-joint": { make: () => ballJoint(0x2a2d31), a: { above: 24 }, b: { above: 14 } },
  "ball-joint-zinc": { make: () => ballJoint(0x9aa0a5), a: { above: 24 }, b: { above: 14 } },
  "stabilizer-link-eixofino": { make: () => stabilizerLink(0x25282c, 3), ...upright, ...closeTo(0.52, 0.24) },
  "stabilizer-link-molaviva": { make: () => stabilizerLink(0x1f4f9e, 2.4), ...upright, ...closeTo(0.52, 0.24) },
  "tie-rod-end": { make: tieRodEnd },
  "wheel-bearing-blue": { make: () => wheelBearing(0x1a3048) },
  "wheel-bearing-red": { make: () => wheelBearing(0x6b1c20) },
  "leaf-spring": {
    make: () => leafSpring(7, paperLabel("carretaforte", "SAE 5160", "AÇO DE MOLA")),
    a: wide,
    b: { around: 18, above: 8 },
    ...closeTo(0.52, 0.56),
  },
  "leaf-spring-heavy": {
    make: () => leafSpring(10, paperLabel("carretaforte", "SAE 5160", "AÇO DE MOLA")),
    a: wide,
    b: { around: 18, above: 8 },
    ...closeTo(0.52, 0.56),
  },
  "moto-shock-red": { make: () => drawMotorcycleShocks(0xc8202c), ...upright },
  "moto-shock-yellow": { make: () => drawMotorcycleShocks(0xd7a21e), ...upright },
  "chain-kit-gold": { make: () => chainKit(0xc9a75a, 38), a: { around: 18, above: 20 }, b: { above: 12 } },
  "chain-kit-steel": { make: () => chainKit(0xa4a9ae, 44), a: { around: 18, above: 20 }, b: { above: 12 } },
  "tyre-road": {
    make: () =>
      tire({ radius: 1.6, width: 1.05, rim: 0.98, blocks: 54, hasRibs: true, words: words("RADIAL TUBELESS") }),
    b: fromBehind,
  },
  "tyre-wide": {
    make: () => tire({ radius: 1.62, width: 1.3, rim: 1.08, blocks: 46, hasRibs: true, words: words("SPORT RADIAL") }),
    b: fromBehind,
  },
  "tyre-truck": {
    make: () => tire({ radius: 1.7, width: 1.3, rim: 0.94, blocks: 34, words: words("CARGA RADIAL") }),
    b: fromBehind,
  },
  "moto-tyre-road": { make: () => motorcycleTire(words("STREET"), 30), ...closeTo(0.52, 0.32) },
  "moto-tyre-trail": { make: () => motorcycleTire(words("MISTO"), 22) },
  "alloy-wheel-silver": { make: () => alloyWheel(0xc4c8cc, 5) },
  "alloy-wheel-white": { make: () => alloyWheel(0xf2f3f2, 5) },
  "alloy-wheel-black": { make: () => alloyWheel(0x3a3d42, 6) },
} satisfies Parts;
