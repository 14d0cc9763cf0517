import { createRequire } from "node:module";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance } from "fastify";

type Content = { content?: Record<string, { schema: object }> };
type Parameter = { in: string; name: string; required?: boolean; schema: object; example?: unknown };
export type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
  security?: Record<string, string[]>[];
};
export type ApiDescription = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

// The types of this module disagree with its value.
const addFormats = createRequire(import.meta.url)("ajv-formats") as (ajv: Ajv2020) => void;

export async function readDescription(app: FastifyInstance) {
  const description = (await app.inject("/ecommerce/openapi.json")).json() as ApiDescription;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...description, $id: "openapi" });
  const validators = new Map<string, ValidateFunction>();
  const validatorFor = (pointer: string): ValidateFunction => {
    const validator = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    validators.set(pointer, validator);
    return validator;
  };
  const schemaErrors = (pointer: string, value: unknown): string | null =>
    validatorFor(pointer)(value) ? null : ajv.errorsText(validatorFor(pointer).errors);
  return { description, faultOf: schemaErrors };
}

export const jsonPointer = (...steps: readonly string[]): string =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");
