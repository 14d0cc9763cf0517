import { ownProperty } from "@pecacerta/rules/own-property";
import { PRODUCT_FIELD_NAMES } from "./product-field-names.ts";

const HISTORY_FIELD_NAMES: Readonly<Record<string, string>> = { ...PRODUCT_FIELD_NAMES, state: "Situação" };

/** `path`: of the field or one of its parts, for example `fitments.0.make`. */
export function historyFieldName(path: string): string {
  const [field = ""] = path.split(".");
  return ownProperty(HISTORY_FIELD_NAMES, field) ?? field;
}

export const historyFieldNames = (fields: readonly string[]): string => fields.map(historyFieldName).join(", ");

export const historyTexts = {
  failed: "O histórico não pôde ser carregado.",
  none: "Ainda não houve mudanças.",
  more: "Mudanças anteriores",
  program: "Automático",
  before: "Antes",
  after: "Depois",
  restore: "Restaurar o anterior",
  restoreOf: (fields: string, at: string) => `Restaurar ${fields} como antes de ${at}`,
  restoring: "Restaurando…",
  againTitle: "Mudou de novo depois",
  againText: (fields: string) => `${fields}: o valor atual é mais novo que esta mudança. Restaurar mesmo assim?`,
  again: "Restaurar mesmo assim",
  cancel: "Manter como está",
  empty: "vazio",
  nothing: "nada",
  order: "só a ordem mudou",
  yes: "sim",
  no: "não",
  not: "exceto",
  today: "hoje",
  photo: (place: number) => `foto ${place}`,
  months: (count: number) => (count === 1 ? "1 mês" : `${count} meses`),
  compatibilities: { all: "Universal", unknown: "Não informada", listed: "Veículos da lista" } as Readonly<
    Record<string, string>
  >,
  mergeTitle: "Outra pessoa mudou o mesmo campo",
  mergeIntro: (who: string, when: string) =>
    `${who} salvou em ${when}, enquanto você editava. Escolha o valor de cada campo.`,
  mergeIntroUnknown: "Mudou enquanto você editava. Escolha o valor de cada campo.",
  mergeCurrent: "O que está salvo",
  mergeYours: "O seu",
  mergeFollowing: "Como fica com o que você mudou",
  mergeSave: "Salvar assim",
  notRestorable: (fields: string) => `${fields}: o valor de antes não vale mais, por exemplo porque foi apagado.`,
  mergeCancel: "Voltar a editar",
} as const;
