// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.52,"notice":0.54,"acute":0.5};
