import { EU_STATES, US_TERRITORIES } from "./countries.ts";

/** An emergency number, and the codes of the places where it is the one to call. */
interface EmergencyNumber {
  readonly number: string;
  readonly where: string;
  readonly countries: readonly string[];
}

/** The emergency numbers known here. Everywhere else, people are told to call their local emergency number. */
export const EMERGENCY_NUMBERS: readonly EmergencyNumber[] = [
  { number: "911", where: "US and Canada", countries: ["US", ...US_TERRITORIES, "CA"] },
  { number: "112", where: "EU", countries: EU_STATES },
  { number: "999", where: "UK", countries: ["GB"] },
  { number: "000", where: "Australia", countries: ["AU"] },
];
