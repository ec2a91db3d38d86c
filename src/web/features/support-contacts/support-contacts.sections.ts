/** What other screens show of this feature. */
export { SupportContactsPanel } from "./support-contacts-panel.tsx";
