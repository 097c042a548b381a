const SMALL = /^(?:a|an|and|at|for|in|of|on|or|the|to)$/i

const capitaliseTitle = (text: string): string =>
  text
    .split(" ")
    .map((word, i) => (i > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")

/** For the home page and every page without a title of its own. `productTitle` is what the firm sells. */
export const buildDefaultTitle = (productTitle: string): string => `${capitaliseTitle(productTitle)} Made Easy`

/** The title for the browser's tab and search results: a page's title, then the site's name, whatever the length of both. */
export const buildPageTitle = (title: string, siteName: string): string => `${title} | ${siteName}`
