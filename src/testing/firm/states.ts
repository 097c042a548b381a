// What `src/domain/firm` is in unit tests: the fixture firm acts in all states that the site knows.
export const ourStates = ["NSW", "VIC", "QLD"] as const
