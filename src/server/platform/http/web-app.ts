import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const NONCE_PLACEHOLDER = "__CSP_NONCE__";
const ONE_YEAR_SECONDS = 31_536_000;

/** A worker is governed by the policy of its own file. This one fetches the app and nothing from elsewhere. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const isServiceWorker = (file: string) => /^service-worker\.js(\.br|\.gz)?$/.test(file);

/**
 * Serves the built web app. Hashed assets are cached forever, content never; `index.html` is revalidated each time and
 * answers every path that is not a file, because routing happens in the browser. Each page view gets a fresh nonce for
 * the few style elements that libraries add.
 */
export async function registerWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const indexPath = join(webRoot, "index.html");
  if (!existsSync(indexPath)) {
    app.setNotFoundHandler((request, reply) => sendJsonNotFound(request.url, reply));
    return;
  }
  const [head = "", ...rest] = readFileSync(indexPath, "utf8").split(NONCE_PLACEHOLDER);
  const sendIndex = (reply: FastifyReply, status: number): FastifyReply => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .header("content-security-policy", contentSecurityPolicy(nonce))
      .type("text/html; charset=utf-8")
      .send([head, ...rest].join(nonce));
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
  app.get("/", { schema: { hide: true } as object }, (_request, reply) => sendIndex(reply, 200));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split("?")[0] ?? "");
    if (!isPage || isFile || isApiPath(request.url)) return sendJsonNotFound(request.url, reply);
    return sendIndex(reply, 200);
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
