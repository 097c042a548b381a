/** Stands where a part of a page cannot be shown. */
export const BrokenPart = () => <p role="alert">This part could not be shown. Load the page again.</p>
