import type { OwnerId } from "#server/platform/auth/owner.ts";
import { lastUseOf } from "#server/platform/auth/session-reader.ts";
import { notFound } from "#server/platform/http/errors.ts";
import type { Session } from "#shared/auth/account.contract.ts";
import type { SessionsRepository } from "./sessions.repository.ts";

export type SessionsService = ReturnType<typeof createSessionsService>;

/** The browsers in which a person is signed in. */
export function createSessionsService({ repository }: { repository: SessionsRepository }) {
  return {
    /** Most recently used first. @param currentId the session of this call */
    async list(ownerId: OwnerId, currentId: string): Promise<Session[]> {
      const rows = await repository.list(ownerId);
      return rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
        id,
        userAgent,
        signedInAt: createdAt,
        lastUsedAt: lastUseOf({ createdAt, expiresAt }),
        isCurrent: id === currentId,
      }));
    },

    /** @throws HttpError 404 */
    async end(ownerId: OwnerId, id: string): Promise<void> {
      if (!(await repository.end(ownerId, id))) throw notFound("session");
    },

    endOthers: (ownerId: OwnerId, currentId: string): Promise<void> =>
      repository.endOthers(ownerId, currentId),
  };
}
