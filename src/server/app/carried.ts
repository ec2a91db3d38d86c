import { fastifyCookie } from "@fastify/cookie";
import type { ReadSession } from "#server/platform/auth/session-reader.ts";
import type { CarriedBy } from "#server/platform/http/web-app.ts";
import type { Carried } from "#shared/auth/carried.ts";
import { MODES } from "#shared/modes/modes.ts";
import type { Dependencies } from "./dependencies.ts";

/** A page comes without what it would carry, rather than later. */
const LIMIT_MS = 500;

interface Surroundings {
  dependencies: Pick<Dependencies, "authService" | "labelsService">;
  cookieName: string;
  readSession: ReadSession;
}

/** Tells pages who asks for them. Strangers cost no query; while the database is away, nothing is told. */
export function carriedBy({ dependencies, cookieName, readSession }: Surroundings): CarriedBy {
  const { authService, labelsService } = dependencies;

  async function read(cookie: string): Promise<Carried> {
    const session = await readSession(cookie);
    const user = session && (await authService.currentUser(session.ownerId));
    if (!user) return { user: null, labels: {} };
    const labels = await Promise.all(
      MODES.map(async ({ id }) => [id, await labelsService.listForMode(id)] as const),
    );
    return { user, labels: Object.fromEntries(labels) };
  }

  return async (cookieHeader) => {
    const cookie = fastifyCookie.parse(cookieHeader ?? "")[cookieName];
    if (cookie === undefined) return { user: null, labels: {} };
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, LIMIT_MS, null);
    });
    try {
      return await Promise.race([read(cookie), limit]);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
