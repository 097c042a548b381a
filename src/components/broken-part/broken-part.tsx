/** Replaces a part of a page that can't be shown. */
export const BrokenPart = () => <p role="alert">We couldn’t show this part. Load the page again.</p>
