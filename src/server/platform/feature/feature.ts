import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Audit } from "#server/platform/audit/audit.ts";
import type { AuthLibrary } from "#server/platform/auth/auth-library.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database, DatabaseHandle } from "#server/platform/db/database.ts";
import type { RestoreHandlers } from "#server/platform/db/deleted-rows.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import type { Model } from "#server/platform/model/model.ts";
import type { ModelTokens } from "#server/platform/model/model-tokens.ts";
import type { OidcClient } from "#server/platform/oidc/oidc-client.ts";
import type { Payments } from "#server/platform/payments/payments.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

/** What every feature can use. */
export interface Platform {
  config: Config;
  clock: Clock;
  handle: DatabaseHandle;
  db: Database;
  rateLimiter: RateLimiter;
  /** Null where none is configured. */
  model: Model | null;
  modelTokens: ModelTokens;
  /** Null where this server sells no plans. */
  payments: Payments | null;
  /** Null where no provider is configured. */
  oidcClient: OidcClient | null;
  /** Null where no mail server is configured. */
  mailer: Mailer | null;
  loadAuthLibrary: () => Promise<AuthLibrary>;
  audit: Audit;
  /** The restore handlers of the features before this one. */
  restoreHandlers: RestoreHandlers;
}

/** What a feature adds to the server. */
export interface Feature<Services extends object> {
  /** Named as routes and later features receive them. */
  services: Services;
  /** Routes about the account, which require a signed-in person. */
  routes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** Routes about what a person records, which their access tokens may call too. */
  recordRoutes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** Routes for admins and the owner. */
  adminRoutes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** Routes that anyone may call. */
  publicRoutes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** Extra work when deleted rows of the feature's tables are restored. */
  restoreHandlers?: RestoreHandlers;
  /** Stores the content that ships with the product. Runs before the server accepts requests. */
  prepare?: () => Promise<void>;
  /** Loads what the first request would wait for. Runs a while after the server has begun to listen. */
  warmUp?: () => Promise<void>;
  /** Removes data that is no longer needed. Runs every hour. */
  tidyUp?: () => Promise<void>;
}

/** The dependencies for building a service, without its repository, which the feature builds itself. */
export type Needs<Create extends (deps: never) => unknown> = Platform &
  Omit<Parameters<Create>[0], "repository">;

type Mount = (app: FastifyInstance) => Promise<void>;
type Step = () => Promise<void>;

/** What the features added so far contribute. */
interface Contributions {
  routes: readonly Mount[];
  recordRoutes: readonly Mount[];
  adminRoutes: readonly Mount[];
  publicRoutes: readonly Mount[];
  prepare: readonly Step[];
  warmUp: readonly Step[];
  tidyUp: readonly Step[];
}

/** What all features together add to the server. */
interface Assembled {
  registerRoutes: Mount;
  registerRecordRoutes: Mount;
  registerAdminRoutes: Mount;
  registerPublicRoutes: Mount;
  /** Stores the content that ships with the product. Call it before the server accepts requests. */
  prepare: Step;
  /** Loads what first requests would wait for. */
  warmUp: Step;
  /** Removes data that is no longer needed, such as expired sessions. */
  tidyUp: Step;
}

interface Assembly<Deps> {
  /** Adds a feature that depends on the platform and on the services of earlier features. */
  with<Services extends object>(feature: (deps: Deps) => Feature<Services>): Assembly<Deps & Services>;
  done(): Deps & Assembled;
}

/** Assembles features. A feature that needs a service from a later one does not compile. */
export function assemble<Deps extends Platform>(
  deps: Deps,
  collected: Contributions = {
    routes: [],
    recordRoutes: [],
    adminRoutes: [],
    publicRoutes: [],
    prepare: [],
    warmUp: [],
    tidyUp: [() => deps.rateLimiter.removeExpired()],
  },
): Assembly<Deps> {
  return {
    with(feature) {
      const { services, routes = [], recordRoutes = [], adminRoutes = [], ...rest } = feature(deps);
      const { publicRoutes = [], restoreHandlers, prepare, warmUp, tidyUp } = rest;
      const mount =
        (plugin: FastifyPluginAsyncZod<typeof services>): Mount =>
        async (app) => {
          await app.register(plugin, services);
        };
      return assemble(
        { ...deps, ...services, restoreHandlers: { ...deps.restoreHandlers, ...restoreHandlers } },
        {
          routes: [...collected.routes, ...routes.map(mount)],
          recordRoutes: [...collected.recordRoutes, ...recordRoutes.map(mount)],
          adminRoutes: [...collected.adminRoutes, ...adminRoutes.map(mount)],
          publicRoutes: [...collected.publicRoutes, ...publicRoutes.map(mount)],
          prepare: [...collected.prepare, ...(prepare ? [prepare] : [])],
          warmUp: [...collected.warmUp, ...(warmUp ? [warmUp] : [])],
          tidyUp: [...collected.tidyUp, ...(tidyUp ? [tidyUp] : [])],
        },
      );
    },
    done: () => ({
      ...deps,
      registerRoutes: (app) => inTurn(collected.routes, app),
      registerRecordRoutes: (app) => inTurn(collected.recordRoutes, app),
      registerAdminRoutes: (app) => inTurn(collected.adminRoutes, app),
      registerPublicRoutes: (app) => inTurn(collected.publicRoutes, app),
      prepare: () => inTurn(collected.prepare),
      warmUp: () => inTurn(collected.warmUp),
      tidyUp: () => inTurn(collected.tidyUp),
    }),
  };
}

async function inTurn<Args extends unknown[]>(
  steps: readonly ((...args: Args) => Promise<void>)[],
  ...args: Args
): Promise<void> {
  for (const step of steps) await step(...args);
}
