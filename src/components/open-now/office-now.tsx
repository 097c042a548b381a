/** The place where it says whether the office is open at this minute, in a sentence or in `short`; see `watchOffice`. */
export const OfficeNow = ({ short }: { short?: true }) => <span data-office-now={short ? "short" : "sentence"} />
