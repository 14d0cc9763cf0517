import { colorLabel, paperLabel } from "../labels.ts";
import { roundBottle } from "../parts/bottles.ts";
import { brakeChamber } from "../parts/brake-chamber.ts";
import { brakeDisc } from "../parts/brake-disc.ts";
import { brakeDrum } from "../parts/brake-drum.ts";
import { brakePads } from "../parts/brake-pads.ts";
import { brakeShoes } from "../parts/brake-shoes.ts";
import { airDryer } from "../parts/can-filter.ts";
import { drawMotorcyclePads } from "../parts/moto-pads.ts";
import { atLabel, closeTo, fromBehind, type Parts, upright } from "../views.ts";

const pads = (
  brand: string,
  words: [what: string, detail: string],
  more: { coat: number; wide: number; sensor?: true },
) => brakePads({ sensor: false, ...more, label: paperLabel(brand, ...words) });
const disc = { b: fromBehind, c: { close: 2, aim: [0.56, 0.46] as [number, number] } };

const brakeFluid = (brand: string, grade: string, colors: { body: number; cap: number }) => ({
  make: () => roundBottle({ ...colors, label: { ...colorLabel(brand, "FLUIDO DE FREIO", "500 ml"), grade } }),
  ...upright,
  c: atLabel,
});

export const BRAKES = {
  "brake-pads-travaboa": {
    make: () => pads("travaboa", ["SEMIMETÁLICA", "SEM AMIANTO"], { coat: 0x24272b, wide: 1, sensor: true }),
  },
  "brake-pads-travaboa-wide": {
    make: () => pads("travaboa", ["SEMIMETÁLICA", "SEM AMIANTO"], { coat: 0x24272b, wide: 1.24, sensor: true }),
  },
  "brake-pads-discoreto": {
    make: () => pads("discoreto", ["SEMIMETÁLICA", "SEM AMIANTO"], { coat: 0x5d2326, wide: 0.94 }),
  },
  "brake-pads-discoreto-wide": {
    make: () => pads("discoreto", ["SEMIMETÁLICA", "SEM AMIANTO"], { coat: 0x5d2326, wide: 1.18, sensor: true }),
  },
  "brake-pads-rear-travaboa": {
    make: () => pads("travaboa", ["TRASEIRA", "SEM AMIANTO"], { coat: 0x33373c, wide: 0.78 }),
  },
  "brake-pads-rear-discoreto": {
    make: () => pads("discoreto", ["TRASEIRA", "SEM AMIANTO"], { coat: 0x5d2326, wide: 0.8 }),
  },
  "brake-disc-vented-4": { make: () => brakeDisc({ radius: 1.28, studs: 4, vented: true }), ...disc },
  "brake-disc-vented-5": { make: () => brakeDisc({ radius: 1.4, studs: 5, vented: true }), ...disc },
  "brake-disc-vented-4-coated": {
    make: () => brakeDisc({ radius: 1.28, studs: 4, vented: true, coat: 0x2c2e31 }),
    ...disc,
  },
  "brake-disc-vented-5-coated": {
    make: () => brakeDisc({ radius: 1.4, studs: 5, vented: true, coat: 0x2c2e31 }),
    ...disc,
  },
  "brake-disc-truck": {
    make: () => brakeDisc({ radius: 1.5, studs: 10, vented: true, coat: 0x44474b }),
    ...disc,
  },
  "brake-disc-solid": { make: () => brakeDisc({ radius: 1.2, studs: 4, vented: false }), ...disc },
  "brake-disc-solid-coated": {
    make: () => brakeDisc({ radius: 1.2, studs: 5, vented: false, coat: 0x26282b }),
    ...disc,
  },
  "brake-drum-car": { make: () => brakeDrum({ studs: 4, coat: 0x505357 }), b: fromBehind },
  "brake-drum-coated": { make: () => brakeDrum({ studs: 5, coat: 0x2c2e31 }), b: fromBehind },
  "brake-drum-truck": { make: () => brakeDrum({ studs: 10, coat: 0x5a3033 }), b: fromBehind },
  "brake-shoes-travaboa": {
    make: () => brakeShoes({ coat: 0x2a2d31, width: 0.58, label: paperLabel("travaboa", "SAPATA", "LONA COLADA") }),
    ...closeTo(0.36, 0.4),
  },
  "brake-shoes-discoreto": {
    make: () => brakeShoes({ coat: 0x5d2326, width: 0.5, label: paperLabel("discoreto", "SAPATA", "LONA COLADA") }),
    ...closeTo(0.36, 0.4),
  },
  "brake-shoes-truck": {
    make: () =>
      brakeShoes({ coat: 0x33373c, width: 0.95, label: paperLabel("carretaforte", "LONA PESADA", "SEM AMIANTO") }),
    ...closeTo(0.36, 0.4),
  },
  "brake-shoes-moto": {
    make: () =>
      brakeShoes({ coat: 0xb9bdc2, width: 0.4, label: paperLabel("duasrodas-norte", "PATIM", "SEM AMIANTO") }),
    ...closeTo(0.36, 0.4),
  },
  "brake-fluid-dot-3": brakeFluid("fluimonte", "DOT 3", { body: 0xe3dfd0, cap: 0xc8202c }),
  "brake-fluid-dot-4": brakeFluid("travaboa", "DOT 4", { body: 0xd9a92b, cap: 0x15171a }),
  "brake-fluid-dot-4-lv": brakeFluid("fluimonte", "DOT 4 LV", { body: 0xe3dfd0, cap: 0xc8202c }),
  "brake-fluid-dot-5-1": brakeFluid("travaboa", "DOT 5.1", { body: 0xd9a92b, cap: 0x15171a }),
  "brake-chamber": { make: () => brakeChamber(paperLabel("arbravo", "CÂMARA DUPLA", "SERVIÇO E MOLA")), ...upright },
  "air-dryer-arbravo": {
    make: () => airDryer(0xb9bec4, colorLabel("arbravo", "SECADOR DE AR", "CARTUCHO · 13 bar")),
    ...upright,
  },
  "air-dryer-coalimpo": {
    make: () => airDryer(0x1f4f9e, paperLabel("coalimpo", "SECADOR DE AR", "CARTUCHO · 13 bar")),
    ...upright,
  },
  "moto-pads-duasrodas": {
    make: () => drawMotorcyclePads(paperLabel("duasrodas-norte", "DO NORTE", "SEM AMIANTO"), 0x2a2d31),
  },
  "moto-pads-travaboa": {
    make: () => drawMotorcyclePads(paperLabel("travaboa", "SEMIMETÁLICA", "DE MOTO"), 0x8a6a2c),
  },
} satisfies Parts;
