// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.47,"notice":0.57,"acute":0.5};
