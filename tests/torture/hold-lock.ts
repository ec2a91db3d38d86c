import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Holds the write lock of the database in a folder for some milliseconds, as a backup program might. */
const [dataDir = "", milliseconds = "0"] = process.argv.slice(2);
const database = new DatabaseSync(join(dataDir, "ridgeline.sqlite"), { timeout: 10_000 });
database.exec("begin immediate");
process.stdout.write("locked\n");
setTimeout(() => {
  database.exec("rollback");
  database.close();
}, Number(milliseconds));
