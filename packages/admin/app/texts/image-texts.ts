import {
  type ImageRefusalReason,
  MAX_IMAGE_FILE_BYTES,
  MAX_IMAGE_PIXELS,
  MIN_IMAGE_SIDE,
} from "@pecacerta/rules/image-upload";
import { ownProperty } from "@pecacerta/rules/own-property";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { companyRefusalText } from "./company-refusal-text.ts";

const MEGABYTE = 1_048_576;

export const imageTexts = {
  choose: "Escolher fotos",
  chooseOne: "Escolher foto",
  replace: "Trocar foto",
  photograph: "Fotografar",
  dropHint: "Arraste fotos para cá, cole com Ctrl V ou escolha no aparelho.",
  dropHintOne: "Arraste uma foto para cá ou escolha no aparelho.",
  limits: (max: number) => `Até ${max} fotos por produto. JPEG, PNG, WebP, AVIF, GIF ou TIFF, até 30 MB cada.`,
  limitsOne: "Até 30 MB.",
  full: (max: number) => `O produto já tem ${max} fotos, o máximo. Remova uma para pôr outra.`,
  none: "Ainda sem fotos. A primeira é a que aparece nas listas da loja.",
  main: "Principal",
  list: "Fotos, na ordem da loja",
  card: (place: number, count: number) => `Foto ${place} de ${count}`,
  earlier: (place: number) => `Mover a foto ${place} para antes`,
  later: (place: number) => `Mover a foto ${place} para depois`,
  moved: (place: number, count: number) => `Foto movida para a posição ${place} de ${count}.`,
  remove: (place: number) => `Excluir a foto ${place}`,
  removeOne: "Excluir foto",
  removed: "Foto excluída.",
  undo: "Desfazer",
  restored: "Foto de volta.",
  uploads: "Fotos a caminho",
  waiting: "Na fila",
  paused: "O servidor está ocupado. Enviamos de novo em instantes.",
  sending: (percent: number) => `Enviando, ${percent} %`,
  processing: "Preparando os tamanhos da loja…",
  cancel: (file: string) => `Cancelar o envio de ${file}`,
  retry: (file: string) => `Tentar de novo: ${file}`,
  retryShort: "Tentar de novo",
  dismiss: (file: string) => `Dispensar o aviso de ${file}`,
  added: (file: string) => `${file} está entre as fotos.`,
  tooMany: (max: number) => `Um produto tem no máximo ${max} fotos. As demais ficaram de fora.`,
};

const REASONS: Readonly<Record<ImageRefusalReason, string>> = {
  empty: "O arquivo está vazio.",
  "unknown-format": "Não é uma imagem que conhecemos. Use JPEG, PNG, WebP, AVIF, GIF ou TIFF.",
  drawing: "Desenhos SVG não são aceitos, porque podem conter programas. Exporte como PNG.",
  heic: "Fotos HEIC não são aceitas. No iPhone: Ajustes, Câmera, Formatos, Mais compatível.",
  animated: "Imagens animadas não são aceitas. Envie um quadro só.",
  "many-pages": "O arquivo tem várias páginas. Envie uma só.",
  broken: "A imagem está quebrada ou incompleta. Exporte ou baixe de novo.",
  "too-small": `A imagem é pequena demais: o lado menor precisa de ${MIN_IMAGE_SIDE} pixels.`,
  "too-many-pixels": `A imagem tem mais de ${MAX_IMAGE_PIXELS / 1e6} milhões de pixels. Reduza antes de enviar.`,
  "too-much-work": "A imagem é complexa demais para ser preparada. Salve como JPEG e tente de novo.",
};

type RefusedBody = {
  reason?: string;
  width?: number;
  height?: number;
  usage?: { images: number; maxImages: number; bytes: number; maxBytes: number };
} | null;

const gigabytes = (bytes: number): string =>
  (bytes / 1024 / MEGABYTE).toLocaleString("pt-BR", { maximumFractionDigits: 1 });
const count = (number: number): string => number.toLocaleString("pt-BR");

export const TOO_LARGE_FILE = `O arquivo passa de ${MAX_IMAGE_FILE_BYTES / MEGABYTE} MB.`;

const LOST_CONNECTION = "Sem conexão, ou lenta demais. A foto continua aqui: tente de novo quando a rede melhorar.";

/** Why a file became no image. */
export function imageRefusalText({ refusal, status, responseBody }: StaffCallFailure): string {
  const body = responseBody as RefusedBody;
  if (refusal === "PAYLOAD_TOO_LARGE") return TOO_LARGE_FILE;
  if (refusal === "QUOTA_FULL" && body?.usage) {
    const { images, maxImages, bytes, maxBytes } = body.usage;
    const used = `${count(images)} de ${count(maxImages)} imagens e ${gigabytes(bytes)} de ${gigabytes(maxBytes)} GB`;
    return `O espaço para imagens acabou: ${used}. Exclua as que não usa ou fale com a operação.`;
  }
  if (refusal === "NETWORK_ERROR" || status === 400) return LOST_CONNECTION;
  if (refusal !== "IMAGE_REFUSED") return companyRefusalText(refusal);
  const text = ownProperty<string>(REASONS, body?.reason ?? "") ?? REASONS.broken;
  return body?.reason === "too-small" ? `${text} Esta tem ${body.width} × ${body.height}.` : text;
}
