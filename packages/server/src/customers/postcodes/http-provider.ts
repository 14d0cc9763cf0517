import { formatPostcode, isPostcode, postcodeDigits } from "@pecacerta/rules/postcode";
import { findPostcodeRegion } from "@pecacerta/rules/postcode-region";
import { isState } from "@pecacerta/rules/state";
import { cleanText } from "@pecacerta/rules/text";
import { z } from "zod";
import { ExternalServiceError, fetchJson } from "../../platform/outbound/fetch-json.ts";
import type { CepProvider } from "./lookup.ts";

const line = z.string().max(200).transform(cleanText).nullish();

/** What the two public services say, each in its own words. */
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

/** A service says of a CEP that it does not know: with a status, or with 200 and a mark. */
const notFoundSchema = z.object({ erro: z.union([z.literal(true), z.literal("true")]) });

/**
 * A service of the installation's choice, at an address with `{cep}` in it, that answers as BrasilAPI or as ViaCEP does.
 * What it says of another CEP, or of a state where this one cannot be, is not believed.
 */
export function httpCepProvider(urlTemplate: string, timeoutMs: number): CepProvider {
  return async (cep, { signal }) => {
    const url = new URL(urlTemplate.replaceAll("{cep}", postcodeDigits(cep)));
    const { status, json } = await fetchJson(url, { timeoutMs, signal });
    if (status === 404 || notFoundSchema.safeParse(json).success) return undefined;
    const parsed = responseSchema.safeParse(json);
    if (!parsed.success) throw new ExternalServiceError(`the answer ${status} is none of the agreed`);
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
      throw new ExternalServiceError("the answer is about another place");
    return result;
  };
}
