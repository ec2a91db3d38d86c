export const SUPPORT_CONTACTS_PATH = "/api/support-contacts";
