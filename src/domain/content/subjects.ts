/** What an article that is no stage can be about, in the order of the list of all articles. */
export const SUBJECTS = ["costs", "contracts", "conveyancing"] as const

export type Subject = (typeof SUBJECTS)[number]

/** Their headings in that list. */
export const SUBJECT_HEADINGS: Readonly<Record<Subject, string>> = {
  costs: "Costs and duty",
  contracts: "Contracts and title",
  conveyancing: "How conveyancing works",
}
