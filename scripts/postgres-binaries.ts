import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./debian-program.ts";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const CREATE_CLUSTER_CONF = "/etc/postgresql-common/createcluster.conf";

/** PostgreSQL is not installed, and this user may not install it. */
export class PostgresMissing extends Error {
  constructor() {
    super(
      "PostgreSQL was not found. Install it (on Debian: apt-get install postgresql), or set TEST_POSTGRES_BIN to " +
        "the folder that has `initdb` and `postgres`, or TEST_DATABASE_URL to an empty database to test on.",
    );
  }
}

function hasServer(folder: string): boolean {
  try {
    for (const name of ["initdb", "postgres"]) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  const folders = newestFirst.map((version) => join(DEBIAN_FOLDER, version, "bin"));
  return [...folders, ...(process.env.PATH ?? "").split(delimiter)].find(hasServer);
}

/** Installs Debian's package without creating or starting its default "main" cluster. */
function installDebianPackage(): void {
  installWithApt(["postgresql-common"]);
  if (!existsSync(CREATE_CLUSTER_CONF)) return;
  const before = readFileSync(CREATE_CLUSTER_CONF, "utf8");
  writeFileSync(CREATE_CLUSTER_CONF, `${before}\ncreate_main_cluster = false\n`);
  try {
    installWithApt(["postgresql"]);
  } finally {
    writeFileSync(CREATE_CLUSTER_CONF, before);
  }
}

/**
 * The folder with `initdb` and `postgres`: TEST_POSTGRES_BIN, else Debian's newest, else one on PATH, else freshly
 * installed if we are root and apt exists.
 *
 * @throws {PostgresMissing} when it cannot be found or installed
 */
export function findPostgres(): string {
  const given = process.env.TEST_POSTGRES_BIN;
  if (given) {
    if (hasServer(given)) return given;
    throw new Error(`TEST_POSTGRES_BIN is ${given}, which has no initdb and postgres that can be run.`);
  }
  const found = findInstalled();
  if (found) return found;
  installDebianPackage();
  const installed = findInstalled();
  if (!installed) throw new PostgresMissing();
  return installed;
}
