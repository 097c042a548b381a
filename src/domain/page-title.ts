const SMALL = /^(?:a|an|and|at|for|in|of|on|or|the|to)$/i

const capitaliseTitle = (text: string): string =>
  text
    .split(" ")
    .map((word, i) => (i > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")

/** For the home page and every page without a title of its own. `productTitle` is what the firm sells. */
export const buildDefaultTitle = (productTitle: string): string => `${capitaliseTitle(productTitle)} Made Easy`

/** The longest title that search engines show in full, in characters. */
const LONGEST = 60

/**
 * The title for the browser's tab and search results: a page's title, followed by the site's name if both fit. Search engines
 * know the name from the structured data of the home page, and would cut off a longer title.
 */
export function buildPageTitle(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`
  return whole.length > LONGEST ? title : whole
}
