/** Apart from the other sections, because the login page needs none of what those bring along. */
export { KeptPlanLink } from "./kept-plan-link.tsx";
