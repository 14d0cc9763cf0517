import type { SampleVehicleType } from "../sample-types.ts";

/** `code` is the make's number in the price table, `prefix` the beginning of its vehicle codes. */
export type Make = { type: SampleVehicleType; code: string; name: string; short: string; prefix: string };

export const MAKES = {
  fiat: { type: 1, code: "21", name: "Fiat", short: "Fiat", prefix: "001" },
  vw: { type: 1, code: "59", name: "VW - VolksWagen", short: "VW", prefix: "005" },
  gm: { type: 1, code: "23", name: "GM - Chevrolet", short: "Chevrolet", prefix: "004" },
  ford: { type: 1, code: "22", name: "Ford", short: "Ford", prefix: "003" },
  hyundai: { type: 1, code: "26", name: "Hyundai", short: "Hyundai", prefix: "015" },
  toyota: { type: 1, code: "56", name: "Toyota", short: "Toyota", prefix: "002" },
  honda: { type: 1, code: "25", name: "Honda", short: "Honda", prefix: "014" },
  renault: { type: 1, code: "48", name: "Renault", short: "Renault", prefix: "025" },
  jeep: { type: 1, code: "29", name: "Jeep", short: "Jeep", prefix: "017" },
  nissan: { type: 1, code: "43", name: "Nissan", short: "Nissan", prefix: "023" },
  peugeot: { type: 1, code: "44", name: "Peugeot", short: "Peugeot", prefix: "024" },
  citroen: { type: 1, code: "13", name: "Citroën", short: "Citroën", prefix: "011" },
  mitsubishi: { type: 1, code: "41", name: "Mitsubishi", short: "Mitsubishi", prefix: "022" },
  kia: { type: 1, code: "31", name: "Kia Motors", short: "Kia", prefix: "018" },
  audi: { type: 1, code: "6", name: "Audi", short: "Audi", prefix: "008" },
  bmw: { type: 1, code: "7", name: "BMW", short: "BMW", prefix: "009" },
  hondaMoto: { type: 2, code: "80", name: "HONDA", short: "Honda", prefix: "811" },
  yamaha: { type: 2, code: "101", name: "YAMAHA", short: "Yamaha", prefix: "827" },
  suzuki: { type: 2, code: "99", name: "SUZUKI", short: "Suzuki", prefix: "825" },
  kawasaki: { type: 2, code: "85", name: "KAWASAKI", short: "Kawasaki", prefix: "815" },
  bmwMoto: { type: 2, code: "63", name: "BMW", short: "BMW", prefix: "802" },
  mercedes: { type: 3, code: "109", name: "MERCEDES-BENZ", short: "Mercedes-Benz", prefix: "509" },
  vwTruck: { type: 3, code: "115", name: "VOLKSWAGEN", short: "VW Caminhões", prefix: "515" },
  volvo: { type: 3, code: "116", name: "VOLVO", short: "Volvo", prefix: "516" },
  scania: { type: 3, code: "114", name: "SCANIA", short: "Scania", prefix: "513" },
  iveco: { type: 3, code: "108", name: "IVECO", short: "Iveco", prefix: "507" },
} as const satisfies Record<string, Make>;

export type MakeKey = keyof typeof MAKES;
