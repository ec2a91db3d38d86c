/** What other screens show of this feature. */
export { TriggerPoints } from "./trigger-points.tsx";
