// Written by `npm run train`. Do not edit.
export const RISK_THRESHOLDS = {"card":0.64,"notice":0.64,"acute":0.5,"support":0.5};
