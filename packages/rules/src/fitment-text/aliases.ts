/** Names that sellers write for a family of cars. One that stands for several families is a question. */
export const SELLER_FAMILY_NAMES: readonly (readonly [alias: string, family: string])[] = [
  ["uno", "Uno Mille"],
  ["mille", "Uno Mille"],
  ["gran siena", "Grand Siena"],
  ["g siena", "Grand Siena"],
  ["eco esport", "EcoSport"],
  ["oroch", "Duster Oroch"],
  ["aircross", "C3 Aircross"],
  ["picasso", "C3 Picasso"],
  ["picasso", "C4 Picasso"],
  ["picasso", "Xsara Picasso"],
  ["corsa classic", "Classic"],
  ["corsa sedan classic", "Classic"],
  ["cactus", "C4 Cactus"],
  ["lounge", "C4 Lounge"],
  ["sw4", "Hilux SW4"],
  ["megane scenic", "Scenic"],
  ["clio symbol", "Symbol"],
  ["triton", "L200 Triton"],
  ["tr4", "Pajero TR4"],
  ["f 1000", "F-1000"],
  ["f 250", "F-250"],
];

/** Names of makes beside those of the price table. */
export const SELLER_MAKE_NAMES: readonly (readonly [alias: string, make: string])[] = [
  ["volks", "volkswagen"],
  ["vw", "volkswagen"],
  ["wv", "volkswagen"],
  ["chevrolet", "gm"],
  ["chev", "gm"],
  ["gmchevrolet", "gm"],
  ["mb", "mercedesbenz"],
  ["mercedes", "mercedesbenz"],
  ["mbb", "mercedesbenz"],
  ["kia", "kiamotors"],
  ["mmc", "mitsubishi"],
];
