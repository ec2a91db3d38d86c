/**
 * The elements that stay within reach while a modal dialog is open. They are always on the page, empty or not, and have
 * `aria-live`, so that a dialog does not hide them. Here, so that they do not bring the dialogs' library to the login
 * page.
 */
export const TOASTER_ID = "toasts";
export const HELP_ID = "help";
