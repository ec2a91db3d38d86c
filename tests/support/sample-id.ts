/** A valid id for a number. */
export const sampleId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;
