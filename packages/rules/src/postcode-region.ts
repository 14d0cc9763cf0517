import { isPostcode, postcodeDigits } from "./postcode.ts";
import { isState, type State } from "./state.ts";

export type PostcodeRegion = { state: State; city: string | undefined };

export function findPostcodeRegion(text: string): PostcodeRegion | undefined {
  if (!isPostcode(text)) return undefined;
  const cep = Number(postcodeDigits(text));
  const within = ([from, to]: PostcodeRange) => from * 1000 <= cep && cep <= to * 1000 + 999;
  const state = STATE_RANGES.find(([range]) => within(range))?.[1];
  return state && { state, city: CAPITAL_RANGES.find(([range]) => within(range))?.[1] };
}

/** Refuses a postcode that no state has, or another state than the given one. */
export function postcodeError(postcode: string, state: string): "INVALID_CEP" | "CEP_OF_OTHER_STATE" | null {
  const region = findPostcodeRegion(postcode);
  if (!region) return "INVALID_CEP";
  return isState(state) && state !== region.state ? "CEP_OF_OTHER_STATE" : null;
}

/** First and last postcode, as their first five digits. */
type PostcodeRange = readonly [from: number, to: number];

const STATE_RANGES: readonly (readonly [PostcodeRange, State])[] = [
  [[1000, 19_999], "SP"],
  [[20_000, 28_999], "RJ"],
  [[29_000, 29_999], "ES"],
  [[30_000, 39_999], "MG"],
  [[40_000, 48_999], "BA"],
  [[49_000, 49_999], "SE"],
  [[50_000, 56_999], "PE"],
  [[57_000, 57_999], "AL"],
  [[58_000, 58_999], "PB"],
  [[59_000, 59_999], "RN"],
  [[60_000, 63_999], "CE"],
  [[64_000, 64_999], "PI"],
  [[65_000, 65_999], "MA"],
  [[66_000, 68_899], "PA"],
  [[68_900, 68_999], "AP"],
  [[69_000, 69_299], "AM"],
  [[69_300, 69_399], "RR"],
  [[69_400, 69_899], "AM"],
  [[69_900, 69_999], "AC"],
  [[70_000, 72_799], "DF"],
  [[72_800, 72_999], "GO"],
  [[73_000, 73_699], "DF"],
  [[73_700, 76_799], "GO"],
  [[76_800, 76_999], "RO"],
  [[77_000, 77_999], "TO"],
  [[78_000, 78_899], "MT"],
  [[79_000, 79_999], "MS"],
  [[80_000, 87_999], "PR"],
  [[88_000, 89_999], "SC"],
  [[90_000, 99_999], "RS"],
];

const CAPITAL_RANGES: readonly (readonly [PostcodeRange, string])[] = [
  [[1000, 5999], "São Paulo"],
  [[8000, 8499], "São Paulo"],
  [[20_000, 23_799], "Rio de Janeiro"],
  [[29_000, 29_099], "Vitória"],
  [[30_000, 31_999], "Belo Horizonte"],
  [[40_000, 42_499], "Salvador"],
  [[49_000, 49_098], "Aracaju"],
  [[50_000, 52_999], "Recife"],
  [[57_000, 57_099], "Maceió"],
  [[58_000, 58_099], "João Pessoa"],
  [[59_000, 59_139], "Natal"],
  [[60_000, 61_599], "Fortaleza"],
  [[64_000, 64_099], "Teresina"],
  [[65_000, 65_109], "São Luís"],
  [[66_000, 66_999], "Belém"],
  [[68_900, 68_911], "Macapá"],
  [[69_000, 69_099], "Manaus"],
  [[69_300, 69_339], "Boa Vista"],
  [[69_900, 69_923], "Rio Branco"],
  [[70_000, 72_799], "Brasília"],
  [[73_000, 73_699], "Brasília"],
  [[74_000, 74_899], "Goiânia"],
  [[76_800, 76_834], "Porto Velho"],
  [[77_000, 77_249], "Palmas"],
  [[78_000, 78_099], "Cuiabá"],
  [[79_000, 79_124], "Campo Grande"],
  [[80_000, 82_999], "Curitiba"],
  [[88_000, 88_099], "Florianópolis"],
  [[90_000, 91_999], "Porto Alegre"],
];
