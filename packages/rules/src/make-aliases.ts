import { normalizeForSearch } from "./text.ts";

/** Words that shoppers of every company use for a make. Each line holds names of one make, without accents. */
export const MAKE_ALIASES: readonly (readonly string[])[] = [
  ["volkswagen", "vw", "volks", "wolks", "volksvagen", "wolkswagen"],
  ["chevrolet", "gm", "chevy", "chevrole"],
  ["mercedes", "mb", "mercedesbenz", "mercedez", "mercedezbenz"],
  ["hyundai", "hunday", "hiundai", "hyunday"],
  ["mitsubishi", "mitsu", "mitsubichi"],
  ["peugeot", "pegeot", "pejo", "peugeut"],
  ["renault", "reno", "renout", "renolt"],
  ["citroen", "citroem", "citroe"],
  ["harley", "hd", "harleydavidson"],
  ["toyota", "toiota"],
  ["yamaha", "iamaha"],
  ["landrover", "land"],
  ["jeep", "jip"],
];

/** Returns whether a typed word begins a name of the make: `chevy` is one of `GM - Chevrolet`, `mb` of Mercedes-Benz. */
export function isMakeWord(make: string, word: string): boolean {
  const name = normalizeForSearch(make);
  const prefix = normalizeForSearch(word);
  if (name.includes(prefix)) return true;
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    prefix.length >= MIN_WORD &&
    MAKE_ALIASES.some(
      (names) => names.some((alias) => alias.startsWith(prefix)) && words.some((one) => names.includes(one)),
    )
  );
}

const MIN_WORD = 2;
