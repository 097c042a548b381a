import { resolve } from "node:path"

/**
 * What Gatsby puts into every page for its `<Script>`, which no page here uses: 1.5 kB; and for a service worker, which
 * the site has none of. Taken out of the browser's part of a build; a component that did use it would fail at once.
 */
const LEFT_OUT = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
  "./register-service-worker": false,
} as const

/** What replaces a module of Gatsby's own in the browser's part of a build. */
const REPLACED = {
  "gatsby-link$": resolve("src/lib/navigation/gatsby-modules.ts"),
  "gatsby-react-router-scroll$": resolve("src/lib/navigation/gatsby-modules.ts"),
}

/** Modules of Gatsby that the browser's part of a build does without, or gets from us. */
export const webpackAliases: Readonly<Record<string, string | false>> = { ...LEFT_OUT, ...REPLACED }
