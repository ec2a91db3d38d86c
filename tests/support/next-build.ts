import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A copy of the built project with a different style sheet, as after a deployment. Returns its folder. */
export async function copyWithNextBuild(): Promise<string> {
  await mkdir("test-results", { recursive: true });
  const root = await mkdtemp(join("test-results", "next-build-"));
  for (const part of ["dist", "scripts", "package.json"])
    await cp(part, join(root, part), { recursive: true });
  const web = join(root, "dist/web");
  const sheet = (await readdir(join(web, "assets"))).find((name) => /^index-.*\.css$/.test(name)) ?? "";
  const next = sheet.replace(/^index-/, "index-next-");
  const style = await readFile(join(web, "assets", sheet), "utf8");
  await writeFile(join(web, "assets", next), `${style}\n:root { --next-build: yes; }`);
  for (const file of ["index.html", "service-worker.js"]) {
    const text = await readFile(join(web, file), "utf8");
    await writeFile(join(web, file), text.replaceAll(sheet, next));
    for (const packed of [".br", ".gz"]) await rm(join(web, file + packed), { force: true });
  }
  for (const packed of ["", ".br", ".gz"]) await rm(join(web, "assets", sheet + packed), { force: true });
  return root;
}

/** Whether the page that this runs in was loaded from the next build. */
export function isOfNextBuild(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue("--next-build") === "yes";
}
