import * as z from "zod/mini";
import { CLIENT_ERROR_FRAMES_MAX } from "./client-error-limits.ts";

/** A function of the app and its place in a file of the build: "SafetyPage@safety.page-Bq1.js:1:2044". */
const FRAME = /^[\w$.<>]{0,60}@[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** An error that the browser caught. Each part has a form that leaves no room for what a person wrote. */
export const clientErrorSchema = z.strictObject({
  /** Its class: "TypeError". */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, "The name is that of an error, such as TypeError.")),
  /** Of the component stack, or of the error's own; the innermost first. */
  frames: z
    .array(z.string().check(z.regex(FRAME, "A frame names a function and its place in a file of the app.")))
    .check(z.minLength(1), z.maxLength(CLIENT_ERROR_FRAMES_MAX)),
  /** The file in which the app begins; its name differs from build to build. */
  build: z.string().check(z.regex(/^[\w.-]{1,80}$/, "The build is the name of a file.")),
  /** The screen's pattern, without what else an address may have. */
  route: z.string().check(z.regex(/^(\/[a-z-]*){1,3}$|^unknown$/, "The route is the path of a screen.")),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
