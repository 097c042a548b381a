/** The `id` of the calculator's form, and the beginning of its fields' ids. */
export const CALCULATOR_ID = "calculator"
