import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { createTokenReader } from "#server/platform/auth/access-tokens.ts";
import { registerSessionCheck } from "#server/platform/auth/session-check.ts";
import {
  CLIENT_ADDRESS_HEADER,
  createSessionReader,
  sessionCookieName,
} from "#server/platform/auth/session-reader.ts";
import type { Config } from "#server/platform/config/config.ts";
import { registerApiDocs } from "#server/platform/http/api-docs.ts";
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  connectionOptions,
  drainOnClose,
} from "#server/platform/http/connections.ts";
import { registerDefaultHeaders } from "#server/platform/http/default-headers.ts";
import { registerErrorHandler } from "#server/platform/http/error-handler.ts";
import { registerHealth } from "#server/platform/http/health.ts";
import { refuseForeignHosts } from "#server/platform/http/own-host.ts";
import { registerRequestLog } from "#server/platform/http/request-log.ts";
import { refuseCrossSiteWrites } from "#server/platform/http/same-site.ts";
import { contractSerializer } from "#server/platform/http/serializer.ts";
import { keepTextStorable } from "#server/platform/http/storable-text.ts";
import { registerWebApp } from "#server/platform/http/web-app.ts";
import { carriedBy } from "./carried.ts";
import type { Dependencies } from "./dependencies.ts";
import { registerRoutes } from "./routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    productVersion: string;
  }
}

const BODY_LIMIT_BYTES = 256 * 1024;
const COMPRESSION_THRESHOLD_BYTES = 1024;
/** Takes less than a millisecond on this thread. A stream through another one costs a small response about ten times as much. */
const COMPRESSED_AT_ONCE_BYTES = 64 * 1024;
/** Of 9. JSON gets hardly smaller with more, and takes up to twice as long. */
const COMPRESSION_LEVEL = 3;
/** The readiness probe writes by counting an attempt; the limit never refuses anybody. */
const READINESS_PROBES = { limit: Number.POSITIVE_INFINITY, windowSeconds: 60 };

export interface AppOptions {
  dependencies: Dependencies;
  /** The folder of the built web app. */
  webRoot: string;
  version: string;
  /** Fails a request whose response does not match its contract; for tests. */
  checkAnswers?: boolean;
  connectionLimits?: ConnectionLimits;
}

/** The whole server, ready to listen or to be called with `inject`. */
export async function buildApp({
  dependencies,
  webRoot,
  version,
  checkAnswers = false,
  connectionLimits = CONNECTION_LIMITS,
}: AppOptions): Promise<FastifyInstance> {
  const { config, clock, handle } = dependencies;
  const app = Fastify({
    logger: { level: config.logLevel, timestamp: () => `,"time":"${clock.nowIso()}"` },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connectionOptions(connectionLimits),
    childLoggerFactory: (logger) => logger,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.decorate("productVersion", version);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(contractSerializer({ checkAnswers }));
  app.removeContentTypeParser("text/plain");
  drainOnClose(app, connectionLimits);
  registerErrorHandler(app);
  registerDefaultHeaders(app, { isHttps: config.publicUrl?.startsWith("https://") ?? false });
  keepTextStorable(app);
  registerRequestLog(app);
  refuseForeignHosts(app, config.publicUrl);
  refuseCrossSiteWrites(app, config.publicUrl);
  await app.register(compress, {
    global: true,
    threshold: COMPRESSION_THRESHOLD_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    zlibOptions: { level: COMPRESSION_LEVEL },
    encodings: ["gzip", "deflate"],
  });

  const cookieName = sessionCookieName(config.publicUrl);
  await registerApiDocs(app, { version, serverUrl: config.publicUrl ?? "/", cookieName });
  registerHealth(app, () => dependencies.rateLimiter.consume("readiness", READINESS_PROBES));
  const readSession = createSessionReader(handle.db, clock, config.secret);
  await registerWebApp(app, webRoot, carriedBy({ dependencies, cookieName, readSession }));

  // Files never touch the database. A page only reads who is signed in; cookies are set by calls alone.
  await app.register(async (calls) => {
    await calls.register(cookie);
    registerSessionCheck(calls, {
      cookieName,
      readSession,
      readToken: createTokenReader(handle.db, clock),
      async renewSession(cookieHeader) {
        const library = await dependencies.loadAuthLibrary();
        const headers = new Headers({ cookie: cookieHeader, [CLIENT_ADDRESS_HEADER]: "" });
        const renewed = await library.api.getSession({ headers, returnHeaders: true });
        return renewed.headers.getSetCookie();
      },
    });
    await registerRoutes(calls, dependencies);
  });
  return app;
}

/** Fastify trusts no proxy when given a plain number, so a number of hops becomes a function. */
function trustOf(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}
