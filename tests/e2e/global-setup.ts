import { execFileSync } from "node:child_process";

/** The journeys run on what people run: the built app. */
export default function setup(): void {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"], { stdio: "inherit" });
}
