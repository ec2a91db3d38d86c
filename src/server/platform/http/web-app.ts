import { randomBytes } from "node:crypto";
import { relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BARE_PAGE_PATH, type Carried } from "#shared/auth/carried.ts";
import { readPages } from "./web-pages.ts";

const ONE_YEAR_SECONDS = 31_536_000;

/** A worker is governed by the policy of its own file. This one fetches the app and nothing from elsewhere. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const isServiceWorker = (file: string) => /^service-worker\.js(\.br|\.gz)?$/.test(file);

/** What the app says about whoever asks for a page; null if that cannot be told now. */
export type CarriedBy = (cookieHeader: string | undefined) => Promise<Carried | null>;

/**
 * Serves the built web app. Hashed assets are cached forever, content never; pages are never cached and answer every
 * path that is not a file, because routing happens in the browser. Each page view gets a fresh nonce for the few style
 * elements that libraries add, and carries who is signed in.
 */
export async function registerWebApp(
  app: FastifyInstance,
  webRoot: string,
  carriedBy: CarriedBy,
): Promise<void> {
  const pages = readPages(webRoot);
  if (!pages) {
    app.setNotFoundHandler((request, reply) => sendJsonNotFound(request.url, reply));
    return;
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split("?")[0] ?? "";
    const carried = path === BARE_PAGE_PATH ? null : await carriedBy(request.headers.cookie);
    const nonce = randomBytes(16).toString("base64");
    return reply
      .code(200)
      .header("cache-control", "no-store")
      .header("content-security-policy", contentSecurityPolicy(nonce))
      .type("text/html; charset=utf-8")
      .send(pages.page(path, carried, nonce));
  };

  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders(reply, path) {
      const file = relative(webRoot, path);
      reply.header("cache-control", cachingOf(file));
      if (isServiceWorker(file)) reply.header("content-security-policy", WORKER_POLICY);
    },
    globIgnore: ["**/index.html*", "**/*.br", "**/*.gz"],
  });
  // Routes of their own, because answers of the handler below are not compressed.
  for (const path of new Set(["/", ...pages.paths]))
    app.get(path, { schema: { hide: true } as object }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split("?")[0] ?? "");
    if (!isPage || isFile || isApiPath(request.url)) return sendJsonNotFound(request.url, reply);
    return sendPage(request, reply);
  });
}

/** Content may be edited in place on the server, so no browser or proxy may keep a copy. */
function cachingOf(file: string): string {
  const folder = file.split(sep)[0];
  if (folder === "assets") return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return folder === "content" ? "no-store" : "no-cache";
}

function isApiPath(url: string): boolean {
  return url === "/api" || /^\/(api|content)[/?]/.test(url);
}

function sendJsonNotFound(url: string, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({
    error: isApiPath(url) ? "There's no such call." : "There's no such page or file.",
    code: "not_found",
  });
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
