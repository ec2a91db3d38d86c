/**
 * The id of the person a call is meant for. If somebody else is signed in by then, the server refuses the call with 409
 * `other_person`. Without the header, a call is meant for whoever is signed in.
 */
export const PERSON_HEADER = "x-ridgeline-person";

export const AUTH_PATHS = {
  me: "/api/auth/me",
  signup: "/api/auth/signup",
  login: "/api/auth/login",
  logout: "/api/auth/logout",
  instance: "/api/instance",
} as const;
