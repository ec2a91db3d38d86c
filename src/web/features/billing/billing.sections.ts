export { PlansLink } from "./plans-link.tsx";
