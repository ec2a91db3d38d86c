/** What other screens show of this feature. */
export { OwnLink } from "./own-link.tsx";
