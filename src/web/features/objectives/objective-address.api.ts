/** The address of the dialog for a new objective. */
export const NEW_OBJECTIVE_ADDRESS = "/objectives?new=objective";
