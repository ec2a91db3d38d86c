import { execFileSync } from "node:child_process";

/** Journeys run against the built app. */
export default function setup(): void {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"], { stdio: "inherit" });
}
