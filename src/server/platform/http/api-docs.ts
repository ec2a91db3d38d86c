import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { documentErrors, ERROR_COMPONENTS } from "./documented-errors.ts";

/** The hash of the documentation page's one inline style. */
const DOCS_STYLE_HASH = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" height="40" fill="none" stroke="#fbf9f5" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M2.5 17.5 11 6l5 6.5L21 4l8.5 13.5"/><path d="M5 21.8h22" opacity=".5"/></svg>`;

/**
 * Serves the API as an OpenAPI document at /api/openapi.json, and as an interactive page at /api/docs that works under
 * a strict content security policy.
 */
export async function registerApiDocs(
  app: FastifyInstance,
  { version, serverUrl, cookieName }: { version: string; serverUrl: string; cookieName: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Ridgeline",
        version,
        description:
          "The web app uses this API for everything it does. A program of your own calls it with an access token, which you create in Settings, as `Authorization: Bearer rdg_...`. A token may `read`, `propose` or `write`; each call names what it takes, and one that names no token is for a signed-in person alone.",
        license: { name: "MIT", url: "https://opensource.org/license/mit" },
      },
      servers: [{ url: serverUrl }],
      components: {
        ...ERROR_COMPONENTS,
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: cookieName },
          token: { type: "http", scheme: "bearer", description: "An access token from Settings." },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: documentErrors,
  });
  app.get("/api/openapi.json", { schema: { hide: true } as object }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // The page draws only the operations near the screen, so a link is the way to a certain one.
    uiConfig: { deepLinking: true },
    staticCSP: true,
    transformStaticCSP: (header) =>
      header.replace("style-src 'self'", `style-src 'self' 'unsafe-hashes' ${DOCS_STYLE_HASH}`),
    theme: { title: "Ridgeline API" },
    logo: { type: "image/svg+xml", content: LOGO },
  });
}

/**
 * What the document says about who may call a route. A list beside "session" names the roles that are required, and one
 * beside "token" its scope.
 */
const SECURITY = { public: [], session: [{ session: [] }], admin: [{ session: ["admin"] }] };

/** Documents for every route on `app` whom it requires: nobody, a signed-in person, or an admin. */
export function documentSecurity(app: FastifyInstance, security: keyof typeof SECURITY): void {
  app.addHook("onRoute", ({ schema }) => {
    if (schema) Object.assign(schema, { security: SECURITY[security] });
  });
}
