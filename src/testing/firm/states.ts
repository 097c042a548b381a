// Replaces the same module in `src/domain/firm` in unit tests. The fixture firm acts in every state that the site supports.
export const ourStates = ["NSW", "VIC", "QLD"] as const
export const isPassedOnAtCost: boolean = true
