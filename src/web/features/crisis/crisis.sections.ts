/** What other screens show of this feature. */
export { StandingHelp } from "./standing-help.tsx";
