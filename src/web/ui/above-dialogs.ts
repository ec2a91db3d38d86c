/**
 * The elements that stay reachable while a modal dialog is open. They are always on the page, even empty, and have
 * `aria-live`, so that a dialog does not hide them. In a file of its own, so that the login page does not load the dialog
 * library.
 */
export const TOASTER_ID = "toasts";
export const HELP_ID = "help";
