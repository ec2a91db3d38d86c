// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.38,"notice":0.49,"acute":0.5};
