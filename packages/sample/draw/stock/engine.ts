import { colorLabel, paperLabel } from "../labels.ts";
import { alternator } from "../parts/alternator.ts";
import { polyVBelt, timingKit } from "../parts/belts.ts";
import { bucket, oilBottle } from "../parts/bottles.ts";
import { canFilter, standingAndLying } from "../parts/can-filter.ts";
import { clutchKit } from "../parts/clutch-kit.ts";
import { fuelFilter } from "../parts/fuel-filter.ts";
import { ignitionCoil } from "../parts/ignition-coil.ts";
import { panelFilter } from "../parts/panel-filter.ts";
import { radiator } from "../parts/radiator.ts";
import { roundElement } from "../parts/round-element.ts";
import { fourPlugs, onePlug } from "../parts/spark-plug.ts";
import { waterPump } from "../parts/water-pump.ts";
import { atLabel, closeTo, fromBehind, type Parts, upright } from "../views.ts";

const oilCan = (color: number, brand: string, detail: string, height: number, radius = 0.76) => ({
  make: () =>
    standingAndLying(
      () => canFilter({ color, height, radius, label: colorLabel(brand, "FILTRO DE ÓLEO", detail) }),
      radius,
    ),
  a: { around: 14 },
  c: { around: -20, above: 20, close: 1.9, aim: [0.62, 0.55] as [number, number] },
});
const tallCan = (color: number, label: ReturnType<typeof paperLabel>, height = 2.7) => ({
  make: () => canFilter({ color, height, radius: 0.78, label }),
  ...upright,
});
const oil = (body: number, cap: number, label: ReturnType<typeof paperLabel>) => ({
  make: () => oilBottle({ body, cap, label }),
  ...upright,
  c: atLabel,
});

export const ENGINE = {
  "oil-filter-coalimpo": oilCan(0x1f4f9e, "coalimpo", "VÁLVULA ANTIRRETORNO", 1.9),
  "oil-filter-coalimpo-short": oilCan(0x1f4f9e, "coalimpo", "VÁLVULA ANTIRRETORNO", 1.5, 0.8),
  "oil-filter-sopro-novo": oilCan(0xd9641e, "sopro-novo", "VÁLVULA ANTIRRETORNO", 1.9),
  "oil-filter-sopro-novo-short": oilCan(0xd9641e, "sopro-novo", "VÁLVULA ANTIRRETORNO", 1.45, 0.8),
  "air-filter-sopro-novo": {
    make: () => panelFilter({ frame: 0xd9722a, folds: 0xf0e7d2, thick: 0.55, count: 26 }),
    ...closeTo(0.3, 0.72),
  },
  "air-filter-coalimpo": {
    make: () => panelFilter({ frame: 0x24272b, folds: 0xd9e2ec, thick: 0.6, count: 22, size: [2.4, 2.6] }),
    ...closeTo(0.3, 0.72),
  },
  "cabin-filter": { make: () => panelFilter({ frame: 0xd5d8db, folds: 0x5b6066, thick: 0.4, count: 30 }) },
  "cabin-filter-wide": {
    make: () => panelFilter({ frame: 0xd5d8db, folds: 0xc9d6cf, thick: 0.4, count: 20, size: [2.7, 2.1] }),
    ...closeTo(0.3, 0.66),
  },
  "fuel-filter": { make: () => fuelFilter(paperLabel("coalimpo", "COMBUSTÍVEL", "LINHA DE INJEÇÃO")), ...upright },
  "truck-filter-coalimpo": tallCan(0xb9bec4, colorLabel("coalimpo", "DIESEL PESADO", "LONGO INTERVALO")),
  "truck-filter-sopro-novo": tallCan(0xd9641e, paperLabel("sopro-novo", "DIESEL PESADO", "LONGO INTERVALO")),
  "truck-filter-water": tallCan(0x1d5c3c, paperLabel("coalimpo", "SEPARADOR DE ÁGUA", "DIESEL S10"), 2.2),
  "truck-air-filter-sopro-novo": { make: () => roundElement(0xd9722a, 0.95, 2.7, true), ...upright },
  "truck-air-filter-coalimpo": { make: () => roundElement(0x24272b, 1.05, 2.4, true), ...upright },
  "moto-oil-filter-coalimpo": {
    make: () => roundElement(0x2b2e33, 0.8, 1.5, false),
    a: { above: 26 },
    b: { above: 12 },
  },
  "moto-oil-filter-sopro-novo": {
    make: () => roundElement(0xd9722a, 0.9, 1.2, false),
    a: { above: 26 },
    b: { above: 12 },
  },
  "engine-oil-gold": oil(0xc9a04a, 0x15171a, colorLabel("fluimonte", "SINTÉTICO", "ÓLEO DE MOTOR · 1 L")),
  "engine-oil-black": oil(
    0x24272b,
    0xc8202c,
    colorLabel("fluimonte", "MULTIVISCOSO", "ÓLEO DE MOTOR · 1 L", "#c8202c"),
  ),
  "gear-oil": oil(0x8c9096, 0x15171a, colorLabel("fluimonte", "TRANSMISSÃO", "CÂMBIO E DIFERENCIAL · 1 L", "#1b3a5c")),
  "moto-oil": oil(0xb81d29, 0x15171a, colorLabel("fluimonte", "MOTO 4 TEMPOS", "ÓLEO DE MOTOR · 1 L")),
  "coolant-fluimonte": oil(0xd97796, 0x15171a, paperLabel("fluimonte", "ADITIVO ORGÂNICO", "RADIADOR · 1 L")),
  "coolant-aguamotriz": oil(0x2fa36b, 0xe9e6da, paperLabel("aguamotriz", "ADITIVO ORGÂNICO", "RADIADOR · 1 L")),
  "oil-bucket": {
    make: () =>
      bucket({
        body: 0x1d5c3c,
        cap: 0xd9d6ca,
        label: paperLabel("fluimonte", "LINHA DIESEL", "SERVIÇO PESADO · 20 L"),
      }),
    c: atLabel,
  },
  "timing-kit": { make: () => timingKit(3.6, 60), a: { around: 24 }, ...closeTo(0.58, 0.6) },
  "timing-kit-long": { make: () => timingKit(4.3, 70), a: { around: 24 }, ...closeTo(0.58, 0.62) },
  "poly-v-belt": {
    make: () => polyVBelt(3.4, 6, "CORRENTIA  POLI-V 6PK  EPDM"),
    b: { around: -38 },
    ...closeTo(0.7, 0.4),
  },
  "poly-v-belt-narrow": {
    make: () => polyVBelt(2.9, 4, "CORRENTIA  POLI-V 4PK  EPDM"),
    b: { around: -38 },
    ...closeTo(0.7, 0.4),
  },
  "water-pump": { make: () => waterPump(0.82, false), b: fromBehind },
  "water-pump-toothed": { make: () => waterPump(0.62, true), b: fromBehind },
  radiator: { make: () => radiator(2.7, paperLabel("aguamotriz", "RADIADOR", "ALUMÍNIO BRASADO")) },
  "radiator-narrow": { make: () => radiator(2.1, paperLabel("aguamotriz", "RADIADOR", "ALUMÍNIO BRASADO")) },
  "clutch-kit": { make: () => clutchKit(0x3f6fb0, 6), a: { around: 20 } },
  "clutch-kit-truck": { make: () => clutchKit(0xb5402f, 9), a: { around: 20 } },
  "spark-plug": { make: onePlug, ...upright },
  "spark-plugs": { make: fourPlugs, ...upright },
  "ignition-coil-faisca-viva": {
    make: () => ignitionCoil(paperLabel("faisca-viva", "BOBINA", "12 V"), 0x2d3136),
    ...upright,
  },
  "ignition-coil-giralume": {
    make: () => ignitionCoil(paperLabel("giralume", "BOBINA", "12 V"), 0x6b3fa0),
    ...upright,
  },
  "alternator-car": { make: () => alternator(paperLabel("giralume", "ALTERNADOR", "14 V")), a: { above: 30 } },
  "alternator-truck": {
    make: () => alternator(paperLabel("giralume", "ALTERNADOR", "28 V")),
    a: { above: 30, around: -30 },
  },
} satisfies Parts;
