import type { Answers } from "../components/form/form-values"

const isAnswers = (wire: unknown): wire is Answers => typeof wire === "object" && wire !== null && !Array.isArray(wire)

/** What was sent, to be filled in again; nothing when it was no form. */
export const sentAnswers = (wire: unknown): Answers => (isAnswers(wire) ? wire : {})
