import { colorLabel, paperLabel } from "../labels.ts";
import { battery } from "../parts/battery.ts";
import { drawBulbs, type Socket } from "../parts/bulb.ts";
import { drawFloorMats } from "../parts/floor-mats.ts";
import { gearKnob } from "../parts/gear-knob.ts";
import { headlamp } from "../parts/headlamp.ts";
import { motorcycleMirrors } from "../parts/moto-mirror.ts";
import { organizer } from "../parts/organizer.ts";
import { petCover } from "../parts/pet-cover.ts";
import { seatCover } from "../parts/seat-cover.ts";
import { steeringCover } from "../parts/steering-cover.ts";
import { wiperBlades } from "../parts/wiper-blade.ts";
import { closeTo, fromAbove, type Parts, upright } from "../views.ts";

const wheelLabel = (detail: string) => paperLabel("aconchega", "CAPA DE VOLANTE", detail);
const box = (width: number, height: number, depth: number, words: [what: string, detail: string], color: string) => ({
  make: () =>
    battery({
      width,
      height,
      depth,
      lid: Number.parseInt(color.slice(1), 16),
      label: colorLabel("voltamansa", ...words, color),
    }),
});

const bulbs = (socket: Socket, cap?: number) => ({
  make: () => drawBulbs({ socket, ...(cap === undefined ? {} : { cap }) }),
  ...closeTo(0.5, 0.6),
});

export const CABIN = {
  "battery-large": box(2.9, 1.75, 1.75, ["12 V", "LIVRE DE MANUTENÇÃO"], "#1c4f8f"),
  "battery-small": box(2.3, 1.75, 1.5, ["12 V", "LIVRE DE MANUTENÇÃO"], "#1d5c3c"),
  "battery-truck": box(3.9, 1.8, 1.9, ["12 V", "SERVIÇO PESADO"], "#14181f"),
  "moto-battery-red": box(2.1, 1.75, 1.1, ["MOTO 12 V", "SELADA · VRLA"], "#b81d29"),
  "moto-battery-gold": box(2.3, 1.95, 1.2, ["MOTO 12 V", "SELADA · VRLA"], "#c98a00"),
  "bulb-h1": bulbs("H1"),
  "bulb-h4": bulbs("H4"),
  "bulb-h4-blue": bulbs("H4", 0x2f5f9e),
  "bulb-h7": bulbs("H7"),
  "bulb-h7-blue": bulbs("H7", 0x2f5f9e),
  "bulb-h11": bulbs("H11"),
  "bulb-hb4": bulbs("HB4"),
  "bulb-m5": bulbs("M5"),
  "headlamp-twin": { make: () => headlamp({ bezel: 0x2a2d32, lens: "twin" }), a: { around: 24 } },
  "headlamp-projector": { make: () => headlamp({ bezel: 0x9ea3a8, lens: "projector" }), a: { around: 24 } },
  "floor-mats-beige": { make: () => drawFloorMats(0xb9a587, 0xa89474), a: { around: 18 } },
  "floor-mats-black": { make: () => drawFloorMats(0x25272a, 0x33363a), a: { around: 18 } },
  "floor-mats-gray": { make: () => drawFloorMats(0x7d8288, 0x8b9096), a: { around: 18 } },
  "seat-cover-beige": { make: () => seatCover(0xc9b48f, 0x8a7a60), ...upright },
  "seat-cover-black": { make: () => seatCover(0x26282c, 0x3c4046), ...upright },
  "seat-cover-gray": { make: () => seatCover(0x6f757c, 0x2a2d31), ...upright },
  "seat-cover-red": { make: () => seatCover(0x26282c, 0x9c1f28), ...upright },
  "pet-cover": { make: () => petCover(0x3a4048), a: { above: 26 }, b: { above: 20 } },
  "steering-cover-beige": {
    make: () => steeringCover({ color: 0xbfa87f, grip: "#b39b70", stitch: 0x6b4526, label: wheelLabel("BEGE") }),
  },
  "steering-cover-gray": {
    make: () => steeringCover({ color: 0x7d8288, grip: "#70757b", stitch: 0x1d1e21, label: wheelLabel("CINZA") }),
  },
  "steering-cover-black": {
    make: () =>
      steeringCover({ color: 0x1d1e21, grip: "#2a2b2f", stitch: 0xc8202c, label: wheelLabel("TAMANHO M · 37–39 cm") }),
  },
  "steering-cover-brown": {
    make: () =>
      steeringCover({ color: 0x6b4526, grip: "#59381e", stitch: 0xe8dcc4, label: wheelLabel("TAMANHO G · 39–41 cm") }),
  },
  "gear-knob": { make: () => gearKnob(0x1b1c1f) },
  "gear-knob-silver": { make: () => gearKnob(0xb9bdc2) },
  "gear-knob-white": { make: () => gearKnob(0xeeeeec) },
  "organizer-red": { make: () => organizer(0xc8202c), ...fromAbove },
  "organizer-gray": { make: () => organizer(0x8c9096), ...fromAbove },
  "wiper-claravia": { make: () => wiperBlades(paperLabel("claravia", "PALHETA FLEX", "PAR DIANTEIRO"), 0x2a2d31) },
  "wiper-aconchega": {
    make: () => wiperBlades(paperLabel("aconchega", "PALHETA FLEX", "PAR DIANTEIRO"), 0x7a4b1f),
  },
  "moto-mirror": { make: () => motorcycleMirrors(false), a: { around: 20 }, ...closeTo(0.42, 0.36) },
  "moto-mirror-round": { make: () => motorcycleMirrors(true), a: { around: 20 }, ...closeTo(0.42, 0.3) },
} satisfies Parts;
