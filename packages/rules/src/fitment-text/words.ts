import { BODY_NAMES } from "../fitment-conditions.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say nothing about the vehicle. */
export const NOISE_WORDS = words(`
  a as o os um uma de do da dos das em no na nos nas para pra pro veiculo veiculos carro carros moto motos
  caminhao caminhoes modelo modelos mod ano anos motor motores aplicacao aplicacoes aplica aplicam aplicavel compativel
  compativeis serve servem serventia atende atendem cabe cabem vai vao encaixa encaixam sao marca montadora versao versoes cc somente apenas so tambem etc atencao
  frete gratis consulte comprar compra`);

/** Words of the product's own name, which stand before the vehicle. Behind it they are conditions. */
export const PART_WORDS = words(`
  pastilha pastilhas freio freios pneu pneus roda rodas homocinetica ignicao oxigenio sonda lambda partida alternador
  retificador estator direcao hidraulica eletrica eletrico condicionado ar cambio injecao disco discos jogo kit vela
  velas filtro filtros oleo combustivel amortecedor amortecedores embreagem correia dentada bomba dagua agua d tensor
  rolamento cubo pivo terminal bandeja coxim radiador sensor bobina cabo cabos tambor lona sapata cilindro mestre
  farol lanterna retrovisor parachoque mola molas bieleta bucha junta retentor corrente relacao peca pecas par
  unidade unidades original originais lado`);

export const EXCEPTION_WORDS = words(`
  exceto exc excecao excecoes excluindo exclui excluido excluidos excluida excluidas menos salvo tirando nao nem nunca
  jamais incompativel incompativeis inaplicavel inaplicaveis proibido proibida evitar fora`);

export const CODE_WORDS = words("ref referencia cod codigo codigos oem sku numero num pn");

/** Words before a name that are about its version; others are about the part. */
export const PREFIX_WORDS = words("novo nova new");

/** Conditions by themselves, or behind `com` and `sem`. */
const EQUIPMENT_WORDS = words(`
  ar condicionado ac abs dh direcao hidraulica eletrica eletrico mecanica mecanico airbag aut automatico automatica at
  manual mt cambio 4x4 4x2 6x2 6x4 8x2 4wd awd cvt dualogic imotion easytronic ks es esd esdd esi ed ex kse refrigerada
  2p 3p 4p 5p cabine dupla simples estendida cd cs ce tracao v6 v8 biturbo gnv injecao carburador novo nova new antigo
  antiga nacional importado importada mix`);

/** Names of engines that the price table does not have. */
export const ENGINE_NAMES = words(`
  ap ea111 ea211 mi mpi mpfi efi spi ie fire fiasa evo etorq torq rocam zetec sigma duratec dragon tivct vhc vhce
  firefly mwm cummins maxion powerstroke k4m k7m sce flexone vtec ivtec vvti vti puretech tigershark ecotec gse msi
  tritec 3cc 3cil 3c e5 e6 euro om366 om924 om926 om457 isf isb d08 nef cursor f1c`);

/** Versions of car families, as sellers abbreviate them. */
const VERSION_NAMES = words(`
  trend power rallye plus track city copa highline comfortline trendline cross gti gli gts gt sport weekend adventure
  locker trekking way economy attractive essence sporting vivace elx hlx el elegance fielder xei xli xrs se seg altis lt
  ltz ls lx lxs lxr exl exs joy effect advantage maxx premium premier wind super milenium life spirit ss ltd gl gls glx
  vtr exclusive tendance passion xr xrxs stepway expression privilege authentique dynamique zen intense freedom volcano
  ranch ultra longitude limited sahara trailhawk night titanium freestyle xlt xls storm hpe outdoor full savana srv sr
  srx std sv sl unique personalite touring tour grand rural working hard endurance comfort style xs rs esportivo executivo conforto confort luxo street class fun one top gold silver xl surf celebration cargo furgao express
  special classic hobby ghia comodoro diplomata turismo crossover si activ`);

export const NOTE_WORDS: ReadonlySet<string> = new Set([...EQUIPMENT_WORDS, ...ENGINE_NAMES, ...VERSION_NAMES]);

/** What of the equipment can be with or without: `com ar`. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set([
  ...EQUIPMENT_WORDS,
  ...words("freio disco tambor embreagem corrente correia radiador sensor porta"),
]);

/** Sizes that a number before or behind them belongs to. */
export const MEASURED_WORDS = words("aro roda rodas pneu");
export const UNIT_WORDS = words(`
  porta portas marcha marchas cilindro cilindros cil lugares cv hp furos dentes estrias pol polegadas mm velas`);

export type PositionAxis = "end" | "height" | "side";
export type PositionWord = { axis: PositionAxis; value: string; isShort: boolean };

export const POSITION_WORDS: ReadonlyMap<string, PositionWord> = new Map([
  ...positions("dianteira dianteiro dianteiras dianteiros diant", { axis: "end", value: "Dianteira", isShort: false }),
  ...positions("traseira traseiro traseiras traseiros", { axis: "end", value: "Traseira", isShort: false }),
  ...positions("superior superiores", { axis: "height", value: "Superior", isShort: false }),
  ...positions("inferior inferiores", { axis: "height", value: "Inferior", isShort: false }),
  ...positions("direita direito direitas direitos", { axis: "side", value: "Direita", isShort: false }),
  ...positions("esquerda esquerdo esquerdas esquerdos", { axis: "side", value: "Esquerda", isShort: false }),
  ...positions("dt", { axis: "end", value: "Dianteira", isShort: true }),
  ...positions("tras tra tz", { axis: "end", value: "Traseira", isShort: true }),
  ...positions("sup", { axis: "height", value: "Superior", isShort: true }),
  ...positions("inf", { axis: "height", value: "Inferior", isShort: true }),
  ...positions("dir ld", { axis: "side", value: "Direita", isShort: true }),
  ...positions("esq le", { axis: "side", value: "Esquerda", isShort: true }),
]);

export const BODY_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(BODY_NAMES));

export const FUEL_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("flex totalflex hiflex flexpower econoflex ecoflex blueflex flexstar multifuel bicombustivel", "Flex"),
  ...list("gasolina gas", "Gasolina"),
  ...list("alcool etanol alc", "Álcool"),
]);

/** Kinds of an engine; `aspirated` says that it has no turbocharger. */
export type EngineFlag = "turbo" | "diesel" | "hybrid" | "aspirated";

export const ENGINE_FLAGS: ReadonlyMap<string, EngineFlag> = new Map([
  ...list<EngineFlag>("turbo tb tsi tfsi thp tjet tgdi t200 t270", "turbo"),
  ...list<EngineFlag>("diesel die dies tdi td d4d cdi dci hdi tdci jtd multijet turbodiesel", "diesel"),
  ...list<EngineFlag>("hibrido hibrida hybrid", "hybrid"),
  ...list<EngineFlag>("aspirado aspirada", "aspirated"),
]);

export const MONTHS: ReadonlyMap<string, number> = new Map(
  "jan fev mar abr mai jun jul ago set out nov dez".split(" ").map((month, at) => [month, at + 1]),
);

function list<Meaning extends string>(forms: string, meaning: Meaning): [string, Meaning][] {
  return forms.split(" ").map((form) => [form, meaning]);
}

function positions(forms: string, word: PositionWord): [string, PositionWord][] {
  return forms.split(" ").map((form) => [form, word]);
}
