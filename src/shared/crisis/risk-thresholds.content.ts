// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.67,"notice":0.54,"acute":0.5,"support":0.4};
