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

const [GOLD, BLACK, PINK, GREEN] = [0xc9a04a, 0x24272b, 0xd97796, 0x2fa36b];
const engineOil = (grade: string, base: string, norm: string, body: number) =>
  oil(body, body === GOLD ? 0x15171a : 0xc8202c, {
    ...colorLabel("fluimonte", base, `${norm} · 1 L`, body === GOLD ? undefined : "#c8202c"),
    grade,
  });
const gearOil = (grade: string, what: string, detail: string, body: number) =>
  oil(body, 0x15171a, { ...colorLabel("fluimonte", what, detail, "#1b3a5c"), grade });
const motorcycleOil = (grade: string, what: string, detail: string) =>
  oil(0xb81d29, 0x15171a, { ...colorLabel("fluimonte", what, detail), grade });
const coolantLabel = (brand: string, grade: string, detail: string) => ({
  ...paperLabel(brand, "ADITIVO DE RADIADOR", detail),
  grade,
});
const oilBucket = (grade: string, what: string) => ({
  make: () =>
    bucket({
      body: 0x1d5c3c,
      cap: 0xd9d6ca,
      label: { ...paperLabel("fluimonte", what, "SERVIÇO PESADO · 20 L"), grade },
    }),
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
  "engine-oil-5w30": engineOil("5W-30", "SINTÉTICO", "API SP", GOLD),
  "engine-oil-0w20": engineOil("0W-20", "SINTÉTICO", "API SP", GOLD),
  "engine-oil-0w16": engineOil("0W-16", "SINTÉTICO", "API SP", GOLD),
  "engine-oil-5w40": engineOil("5W-40", "SINTÉTICO", "ACEA C3", GOLD),
  "engine-oil-5w30-diesel": engineOil("5W-30", "SINTÉTICO DIESEL", "ACEA C3", GOLD),
  "engine-oil-10w40": engineOil("10W-40", "SEMISSINTÉTICO", "API SL", BLACK),
  "engine-oil-15w40": engineOil("15W-40", "MINERAL", "API SL", BLACK),
  "engine-oil-20w50": engineOil("20W-50", "MINERAL", "API SJ", BLACK),
  "gear-oil-75w80": gearOil("75W-80", "CÂMBIO MANUAL", "API GL-4 · 1 L", 0x8c9096),
  "gear-oil-80w90": gearOil("80W-90", "DIFERENCIAL", "API GL-5 · 1 L", 0x4a4f55),
  "gear-oil-atf": gearOil("ATF", "CÂMBIO AUTOMÁTICO", "DEXRON VI · 1 L", 0xb3443a),
  "gear-oil-cvt": gearOil("CVT", "CÂMBIO CVT", "NS-3, TC, FE · 1 L", 0x3c8a5a),
  "moto-oil-10w30": motorcycleOil("10W-30", "MOTO 4 TEMPOS", "JASO MA2 · 1 L"),
  "moto-oil-20w50": motorcycleOil("20W-50", "MOTO 4 TEMPOS", "JASO MA · 1 L"),
  "moto-oil-10w40": motorcycleOil("10W-40", "MOTO SINTÉTICO", "JASO MA2 · 1 L"),
  "moto-oil-scooter": motorcycleOil("10W-30", "SCOOTER", "JASO MB · 1 L"),
  "coolant-pink-fluimonte": oil(PINK, 0x15171a, coolantLabel("fluimonte", "ROSA", "CONCENTRADO · 1 L")),
  "coolant-pink-aguamotriz": oil(PINK, 0xe9e6da, coolantLabel("aguamotriz", "ROSA", "PRONTO PARA USO · 1 L")),
  "coolant-green-fluimonte": oil(GREEN, 0x15171a, coolantLabel("fluimonte", "VERDE", "CONCENTRADO · 1 L")),
  "oil-bucket-15w40": oilBucket("15W-40", "MOTOR DIESEL"),
  "oil-bucket-10w40": oilBucket("10W-40", "MOTOR DIESEL"),
  "oil-bucket-85w140": oilBucket("85W-140", "DIFERENCIAL"),
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
