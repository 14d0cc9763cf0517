import type { Label } from "./label.ts";
import type { Box } from "./parts/battery.ts";

/** What is printed on the parts: makers that do not exist. */
const light = { ground: "#f4f4f1", ink: "#14181f" };

export const OIL_FILTER: Label = {
  brand: "COALIMPO",
  what: "FILTRO DE ÓLEO",
  detail: "CO 712 · M20×1,5",
  ground: "#1f4f9e",
  ink: "#ffffff",
  accent: "#ffc53d",
};
export const OIL_FILTER_TWO: Label = {
  brand: "SOPRO NOVO",
  what: "FILTRO DE ÓLEO",
  detail: 'SN 95 · 3/4"-16 UNF',
  ground: "#d9641e",
  ink: "#ffffff",
  accent: "#14181f",
};
export const TRUCK_FILTER: Label = {
  ...light,
  brand: "COALIMPO",
  what: "DIESEL PESADO",
  detail: 'CO 1178 · 1 1/8"-16',
  accent: "#1f4f9e",
};
export const AIR_DRYER: Label = {
  ...light,
  brand: "ARBRAVO",
  what: "SECADOR DE AR",
  detail: "AB 39 · M39×1,5 · 13 bar",
  accent: "#e0a100",
};
export const FUEL_FILTER: Label = {
  ...light,
  brand: "COALIMPO",
  what: "COMBUSTÍVEL",
  detail: "CO 55 · FLEX",
  accent: "#1e8a4c",
};

export const ENGINE_OIL: Label = {
  brand: "FLUIMONTE",
  what: "5W-30 SINTÉTICO",
  detail: "API SP · 1 L",
  ground: "#14181f",
  ink: "#f6e3b0",
  accent: "#c8202c",
};
export const GEAR_OIL: Label = {
  brand: "FLUIMONTE",
  what: "20W-50 · 75W-80",
  detail: "1 L",
  ground: "#c8202c",
  ink: "#ffffff",
  accent: "#14181f",
};
export const DIESEL_OIL: Label = {
  ...light,
  brand: "FLUIMONTE",
  what: "15W-40 DIESEL",
  detail: "API CK-4 · 20 L",
  accent: "#1d5c3c",
};
export const COOLANT: Label = {
  ...light,
  brand: "FLUIMONTE",
  what: "ADITIVO ORGÂNICO",
  detail: "RADIADOR · 1 L",
  accent: "#d1527c",
};
export const BRAKE_FLUID: Label = {
  brand: "FLUIMONTE",
  what: "DOT 4",
  detail: "FLUIDO DE FREIO · 500 ml",
  ground: "#14181f",
  ink: "#ffffff",
  accent: "#c8202c",
};

export const CAR_BATTERY: Box = {
  width: 2.9,
  height: 1.75,
  depth: 1.75,
  lid: 0x1c4f8f,
  label: {
    brand: "VOLTAMANSA",
    what: "60 Ah · 480 A",
    detail: "12 V · SELADA · 18 MESES",
    ground: "#1c4f8f",
    ink: "#ffffff",
    accent: "#ffc53d",
  },
};

export const MOTORCYCLE_BATTERY: Box = {
  width: 2.1,
  height: 1.75,
  depth: 1.1,
  lid: 0x2a2d31,
  label: {
    brand: "VOLTAMANSA",
    what: "MOTO 6 Ah",
    detail: "12 V · VRLA",
    ground: "#c8202c",
    ink: "#ffffff",
    accent: "#14181f",
  },
};

export const BRAKE_PADS: Label = {
  ...light,
  brand: "TRAVABOA",
  what: "SEMIMETÁLICA",
  detail: "TB 131 · SEM AMIANTO",
  accent: "#c8202c",
};
export const BRAKE_CHAMBER: Label = {
  ...light,
  brand: "ARBRAVO",
  what: "CÂMARA DUPLA",
  detail: "24/30 · 8,5 bar",
  accent: "#e0a100",
};
export const SHOCK: Label = {
  ...light,
  brand: "PISOMANSO",
  what: "PRESSURIZADO",
  detail: "A GÁS · PM 508",
  accent: "#e0a100",
};
export const LEAF_SPRING: Label = {
  ...light,
  brand: "CARRETAFORTE",
  what: "SAE 5160",
  detail: "7 LÂMINAS · 70 mm",
  accent: "#0b7a4b",
};
export const RADIATOR: Label = {
  ...light,
  brand: "AGUAMOTRIZ",
  what: "RADIADOR",
  detail: "358 × 510 × 26",
  accent: "#0d7cc1",
};
export const ALTERNATOR: Label = {
  ...light,
  brand: "GIRALUME",
  what: "14 V 120 A",
  detail: "GI 3014",
  accent: "#e0a100",
};
export const COIL: Label = { ...light, brand: "FAÍSCA VIVA", what: "12 V", detail: "FV 0714", accent: "#e0a100" };
export const INTERIOR: Label = {
  ...light,
  brand: "ACONCHEGA",
  what: "INTERIOR",
  detail: "AC 5 PEÇAS",
  accent: "#8a5a2b",
};
export const STEERING_COVER: Label = { ...INTERIOR, what: "CAPA DE VOLANTE", detail: "TAMANHO M · 37–39 cm" };
export const MOTO_PADS: Label = {
  ...light,
  brand: "DUAS RODAS",
  what: "DO NORTE",
  detail: "DN 41 × 78",
  accent: "#1f4f9e",
};
