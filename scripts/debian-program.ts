import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** A program from a Debian package. */
export interface DebianProgram {
  name: string;
  /** Possible paths, the preferred one first. */
  files: readonly string[];
  packages: readonly string[];
}

/** Whether this user can execute the file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages if permitted. apt's output goes to stderr, so stdout remains the caller's. */
export function installWithApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  console.error(`Installing ${packages.join(", ")} with apt...`);
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", "-qq", ...args], {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  } catch {
    console.error(`apt could not install ${packages.join(", ")}.`);
  }
}

/**
 * The path of a program, installing it if it is missing and we are permitted to.
 * @throws with instructions when it cannot be found or installed
 */
export function findProgram({ name, files, packages }: DebianProgram): string {
  const found = files.find(isExecutable);
  if (found) return found;
  installWithApt(packages);
  const installed = files.find(isExecutable);
  if (installed) return installed;
  throw new Error(`${name} was not found. On Debian: apt-get install ${packages.join(" ")}`);
}
