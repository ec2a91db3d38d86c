/** What other screens show of this feature. */
export { DueBadge } from "./due-badge.tsx";
