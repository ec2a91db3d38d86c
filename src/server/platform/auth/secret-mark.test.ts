import { expect, test } from "vitest";
import { serverForTest } from "#tests/support/test-server.ts";
import { isOtherSecret } from "./secret-mark.ts";

test("a process that was given another secret than the last one is noticed", async () => {
  const { db } = (await serverForTest()).handle;
  const [ours, theirs] = ["the secret of this server, long enough", "the secret of another one, long enough"];
  const answers: boolean[] = [];
  for (const secret of [ours, ours, theirs, theirs, ours]) answers.push(await isOtherSecret(db, secret));
  expect(answers).toEqual([false, false, true, false, true]);
  const { value } = await db
    .selectFrom("instance_facts")
    .select("value")
    .where("key", "=", "secret.mark")
    .executeTakeFirstOrThrow();
  expect(ours).not.toContain(value);
});
