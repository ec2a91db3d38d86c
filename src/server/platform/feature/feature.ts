import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthLibrary } from "#server/platform/auth/auth-library.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database, DatabaseHandle } from "#server/platform/db/database.ts";
import type { RestoreHandlers } from "#server/platform/db/deleted-rows.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

/** What every feature can build on. */
export interface Platform {
  config: Config;
  clock: Clock;
  handle: DatabaseHandle;
  db: Database;
  rateLimiter: RateLimiter;
  loadAuthLibrary: () => Promise<AuthLibrary>;
  /** Those of the features before. */
  restoreHandlers: RestoreHandlers;
}

/** What a feature adds to the server. */
export interface Feature<Services extends object> {
  /** By the names under which its routes and later features take them. */
  services: Services;
  /** Calls that need a signed-in person. */
  routes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** Calls that anyone may make. */
  publicRoutes?: readonly FastifyPluginAsyncZod<NoInfer<Services>>[];
  /** What else happens when deleted rows of its tables are restored. */
  restoreHandlers?: RestoreHandlers;
  /** Brings what the product ships with into the database. Runs before the server takes calls. */
  prepare?: () => Promise<void>;
  /** Removes what is no longer needed. Runs every hour. */
  tidyUp?: () => Promise<void>;
}

/** What a feature takes to build a service: all that the service takes, but a repository is its own. */
export type Needs<Create extends (deps: never) => unknown> = Platform &
  Omit<Parameters<Create>[0], "repository">;

type Mount = (app: FastifyInstance) => Promise<void>;
type Step = () => Promise<void>;

interface Parts {
  routes: readonly Mount[];
  publicRoutes: readonly Mount[];
  prepare: readonly Step[];
  tidyUp: readonly Step[];
}

/** What all features together add to the server. */
interface Whole {
  registerRoutes: Mount;
  registerPublicRoutes: Mount;
  /** Brings what the product ships with into the database. Call it before the server takes calls. */
  prepare: Step;
  /** Removes what is no longer needed, such as expired sessions. */
  tidyUp: Step;
}

interface Assembly<Deps> {
  /** Adds a feature, which builds on the platform and on the services of the features before it. */
  with<Services extends object>(feature: (deps: Deps) => Feature<Services>): Assembly<Deps & Services>;
  done(): Deps & Whole;
}

/** Puts features together. A feature that needs a service that is not there yet does not compile. */
export function assemble<Deps extends Platform>(
  deps: Deps,
  parts: Parts = {
    routes: [],
    publicRoutes: [],
    prepare: [],
    tidyUp: [() => deps.rateLimiter.removeExpired()],
  },
): Assembly<Deps> {
  return {
    with(feature) {
      const { services, routes = [], publicRoutes = [], restoreHandlers, prepare, tidyUp } = feature(deps);
      const mount =
        (plugin: FastifyPluginAsyncZod<typeof services>): Mount =>
        async (app) => {
          await app.register(plugin, services);
        };
      return assemble(
        { ...deps, ...services, restoreHandlers: { ...deps.restoreHandlers, ...restoreHandlers } },
        {
          routes: [...parts.routes, ...routes.map(mount)],
          publicRoutes: [...parts.publicRoutes, ...publicRoutes.map(mount)],
          prepare: [...parts.prepare, ...(prepare ? [prepare] : [])],
          tidyUp: [...parts.tidyUp, ...(tidyUp ? [tidyUp] : [])],
        },
      );
    },
    done: () => ({
      ...deps,
      registerRoutes: (app) => inTurn(parts.routes, app),
      registerPublicRoutes: (app) => inTurn(parts.publicRoutes, app),
      prepare: () => inTurn(parts.prepare),
      tidyUp: () => inTurn(parts.tidyUp),
    }),
  };
}

async function inTurn<Args extends unknown[]>(
  steps: readonly ((...args: Args) => Promise<void>)[],
  ...args: Args
): Promise<void> {
  for (const step of steps) await step(...args);
}
