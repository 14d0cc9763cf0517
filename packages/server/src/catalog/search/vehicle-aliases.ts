/** Words for families that their names do not have. A family is written without spaces, hyphens and accents. */
export const FAMILY_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    titan: ["cg125", "cg150", "cg160", "cg"],
    fan: ["cg125", "cg150", "cg160", "cg"],
    start: ["cg160"],
    corola: ["corolla"],
    mille: ["uno"],
    vivace: ["uno"],
    hb20sedan: ["hb20s"],
    stepway: ["sandero"],
    grandsiena: ["siena"],
    triton: ["l200"],
    xtz: ["lander", "crosser"],
    xtz250: ["lander"],
    xtz150: ["crosser"],
    fz25: ["fazer250"],
    ys250: ["fazer250"],
  }),
);

/** Makes, families, and versions that are cars of their own, which the list of vehicles may lack. */
export const TRADE_VEHICLES: ReadonlySet<string> = new Set(
  `
  cbx250 fh12 mt07 mt09 xre190 206 207 3008 307 308 408 5008 a1 a4 a5 accord adventure africatwin agile aircross albea apache apollo astra atos
  azera bandit belina blazer bongo bora brasilia bravo burgman byd c4 c4cactus c4lounge c4pallas c5 captiva captur
  caravan cargo cayenne cb400 cb450 cb500 cb650 cbr cerato cherokee cherry chery chevette chrysler cinquecento city
  classic clio cobalt commander corcel corollacross corsaclassic corsavan courier crafter crf230 crf250 crossfox
  crossup crv daewoo dafra defender delrey discovery doblo dodge ducato elantra elba elite125 equinox escort
  eurocargo evoque explorer f1000 f250 f350 f4000 falcon fastback ferrari fiorino fluence fmx focus freelander
  freemont frontier fusca fusion g420 galaxie galaxy golf grandcaravan grandlivina grandvitara gwm hayabusa hb20r
  hb20x hoggar hornet hr i30 idea ipanema ix35 jac jetta jimny journey jumper jumpy k2500 k2700 kadett kangoo kansas
  karmann koleos kombi kona kuga l1620 l200outdoor lada laguna lancer lead110 lexus lifan linea livina logus macan
  malibu marajo marea master maverick megane meriva mondeo montana monza nemo niva nx350 nx400 omega opala opirus
  optima oroch outlander p360 pajero pampa pantanal partner passat pathfinder patrol picasso pointer porsche prado
  prelude prius punto q5 q7 quantum r1 r3 r420 r6 rav4 regatta riva150 royale rush santafe santana scenic scudo
  sentra sh150 sh300 shadow shineray shuma sonata sonic sorento soul spacefox spin sprinter srad ssangyong stilo
  stralis subaru suprema sw4 symbol t113 taos tdm tempra tenere territory tiggo tigra tiguan tiida tornado towner
  trafic trailblazer trakker transit traxx trekking troller tucson twingo up uplander vectra veloster veracruz
  verona versailles vertis vitara volksbus worker wrangler x3 x5 x6 xantia xj6 xsara xsarapicasso xt600 xt660 xtz125
  yaris z750 z800 z900 zafira
  1113 1114 1118 1218 1313 1315 1318 1513 1516 1518 1519 1618 1620 1621 1630 1634 1714 1718 1720 1723 1935 1938
  2423 2428 13180 15180 17220 17250 24220 24250 l1113 l1313 l1513 l1519 l1618
  `
    .trim()
    .split(/\s+/),
);

export const DERIVED_ENDINGS: ReadonlySet<string> = new Set(
  "x s r gt sedan hatch cross plus way weekend adventure sport sw wagon van".split(" "),
);

export const TRADE_ENGINES: ReadonlySet<string> = new Set(
  `
  ap ap1600 ap1800 ap2000 cht d4d duratec ea111 ea113 ea211 ea827 ea888 ecoboost econoflex ecotec etorq evo fire
  firefly flexpower fsi k4m k7m mpfi mpi msi multiair rocam sigma tdi tfsi tivct tsi vhc vhce vht zetec
  `
    .trim()
    .split(/\s+/),
);

/** Lines of equipment, which parts do not depend on. */
export const TRIMS: ReadonlySet<string> = new Set(
  `
  active activ advance advantage altis attractive authentique blueflex bold comfort comfortline conforto country drive
  economy effect elite elx essence eternity evolution ex exclusive exl exr exs expression feline freedom gls griffe high highline hlx iconic intense joy
  lifestyle limited longitude ls lt ltz lxl lxr lxs moonlight outsider platformer platinum precision premier premium prestige
  privilege rallye robust rspec sel seletion selection signature sporting sportline startline storm style titanium touring
  track trail trend trendline ultimate unique vibe volcano xei xli xls xlt zen
  `
    .trim()
    .split(/\s+/),
);
