import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** A program that Debian has a package for. */
export interface DebianProgram {
  name: string;
  /** Where it may be, the preferred place first. */
  files: readonly string[];
  packages: readonly string[];
}

/** Whether this user may run the file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages where we may. What apt prints goes to stderr, so that stdout stays the caller's. */
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
 * The path of a program, installed first where it is missing and we may install it.
 * @throws with what a person can do when there is none
 */
export function findProgram({ name, files, packages }: DebianProgram): string {
  const found = files.find(isExecutable);
  if (found) return found;
  installWithApt(packages);
  const installed = files.find(isExecutable);
  if (installed) return installed;
  throw new Error(`${name} was not found. On Debian: apt-get install ${packages.join(" ")}`);
}
