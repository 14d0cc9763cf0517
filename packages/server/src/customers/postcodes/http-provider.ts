import { formatPostcode, isPostcode, postcodeDigits } from "@pecacerta/rules/postcode";
import { findPostcodeRegion } from "@pecacerta/rules/postcode-region";
import { isState } from "@pecacerta/rules/state";
import { cleanText } from "@pecacerta/rules/text";
import { z } from "zod";
import { ExternalServiceError, fetchJson } from "../../platform/outbound/fetch-json.ts";
import type { CepProvider } from "./lookup.ts";

const line = z.string().max(200).transform(cleanText).nullish();

const responseSchema = z.object({
  cep: z.string().refine(isPostcode),
  street: line,
  neighborhood: line,
  city: line,
  logradouro: line,
  bairro: line,
  localidade: line,
  state: line,
  uf: line,
});

/** An unknown CEP: some services answer 404, ViaCEP answers 200 with `erro`. */
const notFoundSchema = z.object({ erro: z.union([z.literal(true), z.literal("true")]) });

/** The URL template contains `{cep}`. A response about another CEP or with another state than the CEP's is an error. */
export function httpCepProvider(urlTemplate: string, timeoutMs: number): CepProvider {
  return async (cep, { signal }) => {
    const url = new URL(urlTemplate.replaceAll("{cep}", postcodeDigits(cep)));
    const { status, json } = await fetchJson(url, { timeoutMs, signal });
    if (status === 404 || notFoundSchema.safeParse(json).success) return undefined;
    const parsed = responseSchema.safeParse(json);
    if (!parsed.success) throw new ExternalServiceError(`the response with status ${status} has an unknown format`);
    const { street, neighborhood, city, logradouro, bairro, localidade, uf, ...response } = parsed.data;
    const state = (uf ?? response.state ?? "").toUpperCase();
    const result = {
      cep: formatPostcode(cep),
      street: street ?? logradouro ?? "",
      district: neighborhood ?? bairro ?? "",
      city: city ?? localidade ?? "",
      state,
    };
    const isPlausible = isState(state) && state === findPostcodeRegion(cep)?.state && result.city !== "";
    if (!isPlausible || postcodeDigits(response.cep) !== postcodeDigits(cep))
      throw new ExternalServiceError("the response does not match the postcode");
    return result;
  };
}
