/** A document of its own: a title, the day it was made, and blocks with a blank line between them. */
export function documentOf(title: string, day: string, blocks: readonly string[]): string {
  return `${[`# ${title}`, `Exported from Ridgeline on ${day}.`, ...blocks].join("\n\n")}\n`;
}

/** A labelled paragraph; nothing where there is no text. */
export function section(label: string, text: string): string[] {
  return text.trim() === "" ? [] : [`**${label}:** ${text}`];
}
