import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** The one inline style of the documentation's own page. */
const DOCS_STYLE_HASH = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" height="40" fill="none" stroke="#fbf9f5" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M2.5 17.5 11 6l5 6.5L21 4l8.5 13.5"/><path d="M5 21.8h22" opacity=".5"/></svg>`;

/** The API in words, to read and to try, at /api/docs. It works under a strict content security policy. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    transformStaticCSP: (header) =>
      header.replace("style-src 'self'", `style-src 'self' 'unsafe-hashes' ${DOCS_STYLE_HASH}`),
    theme: { title: "Ridgeline API" },
    logo: { type: "image/svg+xml", content: LOGO },
  });
}
