/** Apart from the other sections, because the calm page would load it with them. */
export { VideoRow } from "./video-row.tsx";
