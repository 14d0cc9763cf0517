import swagger, { type SwaggerTransform, type SwaggerTransformObject } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { staffCalls } from "@pecacerta/contract/admin/calls";
import { type Call, isCacheableCall, isStaffCall, WIRE_PREFIX } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

const DESCRIPTION = `The shop's calls. Bodies are form-encoded or JSON. The company is named by the header \`ecommerce\`;
without it, a GET is answered for the company that the page load would show. Money is in BRL with two decimals.`;

const COMPANY_HEADER = {
  type: "string",
  description: "The company's slug; an unknown one is COMPANY_NOT_FOUND. Left out, it is resolved as for a page",
  examples: ["pecacerta"],
};
const NOT_MODIFIED = { type: "null", description: "The client's copy (If-None-Match) is current" };

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STAFF_DESCRIPTION = `The calls of the seller's application, on its own host. Bodies are JSON. A call with the permission of a member
names the company in the header \`ecommerce\`. The session is a cookie; every call needs the header \`x-admin: 1\` and comes from the
application's own origin. Money is in BRL with two decimals.`;

/** Register it before the calls: it collects them. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { ...openapi, info: { ...info, description: DESCRIPTION }, components: { securitySchemes: { bearer } } },
    transform: transformListed((call) => !isStaffCall(call)),
    transformObject,
  });
  const forStaff = {
    openapi: {
      ...openapi,
      info: { ...info, description: STAFF_DESCRIPTION },
      components: { securitySchemes: { session } },
    },
    transform: transformListed(isStaffCall),
    transformObject,
    decorator: "staffSwagger",
  };
  await app.register(swagger, forStaff);
}

declare module "fastify" {
  interface FastifyInstance {
    staffSwagger(): object;
  }
}

const openapi = { openapi: "3.1.0", servers: [{ url: "/" }] };
const info = { title: "Peça Certa", version: "1.0.0" };
const bearer = { type: "http", scheme: "bearer" } as const;
const session = { type: "apiKey", in: "cookie", name: "__Host-admin" } as const;

type IsListed = (call: Call) => boolean;

export async function publishDescription(app: FastifyInstance): Promise<void> {
  app.get(`${WIRE_PREFIX}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
  app.get(`${WIRE_PREFIX}/admin/openapi.json`, { schema: { hide: true } }, () => app.staffSwagger());
  await app.register(swaggerUi, {
    routePrefix: `${WIRE_PREFIX}/docs`,
    staticCSP: PAGE_POLICY,
    // A validator badge would be loaded from another site.
    uiConfig: { validatorUrl: "none" },
  });
}

const callNames = new Map<Call, string>(
  [...Object.entries<Call>(calls), ...Object.entries<Call>(staffCalls)].map(([name, call]) => [call, name]),
);

const transformListed =
  (isListed: IsListed): SwaggerTransform =>
  (input) => {
    const { schema, url } = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0]);
    const call = input.route.config?.call;
    if (!call) return { schema, url };
    return isListed(call) ? { schema: describeCall(call, schema), url } : { schema: { ...schema, hide: true }, url };
  };

type DescribedSchema = ReturnType<SwaggerTransform>["schema"];

function describeCall(call: Call, schema: DescribedSchema): DescribedSchema {
  const headers = schema.headers as { properties?: object } | undefined;
  const staff = isStaffCall(call) ? { security: call.access === "visitor" ? [] : [{ session: [] }] } : {};
  return {
    ...schema,
    ...staff,
    operationId: callNames.get(call) ?? "",
    ...(call.body ? { consumes: bodyTypes(call) } : {}),
    ...("upload" in call ? { consumes: ["application/octet-stream"], body: { type: "string", format: "binary" } } : {}),
    ...(call.company
      ? { headers: { type: "object", ...headers, properties: { ecommerce: COMPANY_HEADER, ...headers?.properties } } }
      : {}),
    ...(isCacheableCall(call) ? { response: { ...(schema.response as object), 304: NOT_MODIFIED } } : {}),
  };
}

const bodyTypes = (call: Call): string[] =>
  isStaffCall(call) ? ["application/json"] : ["application/x-www-form-urlencoded", "application/json"];

const transformObject: SwaggerTransformObject = (input) => {
  const document = jsonSchemaTransformObject(input as Parameters<typeof jsonSchemaTransformObject>[0]) as {
    components?: { schemas?: Record<string, unknown> };
  };
  const { components } = document;
  for (let before = -1; components?.schemas && before !== Object.keys(components.schemas).length; ) {
    const schemas = Object.entries(components.schemas);
    before = schemas.length;
    const text = JSON.stringify(document);
    const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
    components.schemas = Object.fromEntries(used);
  }
  return document as ReturnType<SwaggerTransformObject>;
};
