/** What other screens show of this feature. */
export { ContactEntry } from "./contact-entry.tsx";
export { CountryChooser } from "./country-chooser.tsx";
export { CountrySetting } from "./country-setting.tsx";
export { EmergencyLine } from "./emergency-line.tsx";
export { FirstContactLink } from "./first-contact-link.tsx";
export { SupportContactsPanel } from "./support-contacts-panel.tsx";
