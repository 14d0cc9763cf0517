const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say nothing about the vehicle. */
export const NOISE_WORDS = words(`
  de do da dos das em no na nos nas o os as um uma para pra pro p veiculo veiculos carro carros moto motos caminhao
  caminhoes camionete modelo modelos mod ano anos motor motores aplicacao aplicacoes aplica compativel compativeis serve
  servem serventia linha todos todas todo toda nacional novo nova new fab fabricacao versao versoes tipo marca montadora
  lado pastilha pastilhas freio freios disco discos jogo kit vela velas filtro filtros oleo combustivel cabine amortecedor
  amortecedores embreagem correia dentada bomba dagua agua d tensor rolamento cubo pivo terminal bandeja coxim radiador
  sensor bobina cabo cabos tambor lona sapata cilindro mestre farol lanterna retrovisor parachoque mola molas bieleta
  bucha junta retentor corrente relacao frete gratis brasil consulte antes comprar compra pecas peca unidade unidades total
  original originais paralelo par apenas somente tambem etc obs ref fiat147 cc cil cilindros valvulas valvula marchas`);

export const CONNECTORS = words("e ou & + , /");

export const EXCEPTION_WORDS = words("exceto exc excecao menos excluindo");

/** What follows `com` or `sem`, and what stands for equipment or a gearbox by itself. */
export const EQUIPMENT_WORDS = words(`
  ar condicionado ac abs dh direcao hidraulica eletrica mecanica airbag aut automatico automatica at manual mt cambio
  4x4 4x2 6x2 6x4 8x2 cvt dualogic imotion easytronic ks es esd esdd esi ed ex kse refrigerada portas 2p 3p 4p 5p porta
  cabine dupla simples estendida cd cs ce tracao aro roda rodas v6 v8 biturbo gnv injecao carburador`);

/** Names of engines that the price table does not have. */
export const ENGINE_NAMES = words(`
  ap at ea111 ea211 mi mpi mpfi efi spi ie i fire fiasa evo etorq torq rocam zetec sigma duratec dragon tivct vhc vhce
  econoflex ecoflex flexpower powertech firefly multijet mwm cummins maxion powerstroke d4d dci cdi k4m k7m sce hiflex
  flexstar flexone vtec ivtec vvti puretech tigershark ecotec gse msi tritec 3cc 3cil 3c blueflex multifuel e5 e6
  euro om366 om924 om926 om457 isf isb d08 nef cursor hdi tdci`);

/** Versions of car families, as sellers abbreviate them. */
export const VERSION_NAMES = words(`
  trend power rallye plus track city copa highline comfortline trendline cross gti gli gts tsi2 sport weekend adventure
  locker trekking way economy attractive essence sporting vivace elx ex hlx el elegance fielder xei gli2 xli xrs se seg
  altis lt ltz ls lx lxs lxr exl exs joy effect advantage maxx premium joy premier wind super milenium life spirit ss
  ltd gl gls glx pallas vtr exclusive tendance passion xr xrxs stepway expression privilege authentique dynamique zen
  intense freedom volcano ranch ultra longitude limited sahara trailhawk night titanium freestyle xlt xls storm hpe
  outdoor triton full tr4 dakar savana srv sr srx std sv sl s unique pcd personalite classic2 hb touring grand rural
  working hard endurance cd7 comfort style premium2 gls2 xs comf rs logus boxer pickup picape esportivo executivo
  confort luxo street class fun one top gold silver xl xe surf celebration hatchback mille2 tour`);

export const POSITION_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("dianteira dianteiro dianteiras dianteiros diant diant dt dianteirao frontal", "Dianteira"),
  ...list("traseira traseiro traseiras traseiros tras tra tz", "Traseira"),
  ...list("superior sup", "Superior"),
  ...list("inferior inf", "Inferior"),
]);

export const SIDE_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("direita direito dir ld", "direita"),
  ...list("esquerda esquerdo esq le", "esquerda"),
]);

export const BODY_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("hatch hb hatchback", "Hatch"),
  ...list("sedan sed sd", "Sedan"),
  ...list("sw perua wagon", "SW"),
]);

export const FUEL_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("flex totalflex hiflex flexpower econoflex blueflex", "Flex"),
  ...list("gasolina gas", "Gasolina"),
  ...list("alcool etanol alc", "Álcool"),
]);

/** Words of an engine in the price table. */
export const ENGINE_WORDS: ReadonlyMap<string, string> = new Map([
  ...list("turbo tb tsi tfsi thp tjet tgdi t200 t270", "turbo"),
  ...list("diesel die dies tdi td d4d cdi dci multijet turbodiesel", "diesel"),
  ...list("hibrido hybrid", "hibrido"),
]);

export const MONTHS: ReadonlyMap<string, number> = new Map(
  "jan fev mar abr mai jun jul ago set out nov dez".split(" ").map((month, at) => [month, at + 1]),
);

function list(forms: string, meaning: string): [string, string][] {
  return forms.split(" ").map((form) => [form, meaning]);
}
