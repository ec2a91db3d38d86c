import { migrations } from "#server/migrations/migrations.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";

/** A process that migrates like the server does when it starts, and prints the names of the steps it ran. */
const handle = await openDatabase({
  ...readConfig(process.env, () => {}),
  onError: (error) => {
    throw error;
  },
});
console.log(JSON.stringify(await migrate(handle, migrations)));
await handle.db.destroy();
