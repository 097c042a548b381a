/** Replaces a part of a page that can't be shown. */
export const BrokenPart = () => <p role="alert">This part could not be shown. Load the page again.</p>
