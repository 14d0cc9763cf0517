/** Search synonyms of the sample shops. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["pastilha", "lona", "sapata"],
  ["amortecedor", "telescópico"],
  ["palheta", "limpador"],
  ["bateria", "acumulador"],
  ["farol", "ótica"],
  ["óleo", "lubrificante"],
  ["escapamento", "silencioso", "abafador"],
  ["calota", "supercalota"],
];
