/** The longest note, in characters. A copy of the rule's own figure, which would bring the rules into the first load. */
export const NOTE_LIMIT = 1000
