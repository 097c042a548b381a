import { resolve } from "node:path"

/**
 * The code that Gatsby adds to every page for its `<Script>`, which no page uses (1.5 kB), and for a service worker, which the
 * site doesn't have. The browser's scripts leave it out, so a component that used one of these modules would fail at once.
 */
const LEFT_OUT = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
  "./register-service-worker": false,
} as const

/** Our replacements for Gatsby's own modules in the browser's scripts. */
const REPLACED = {
  "gatsby-link$": resolve("src/lib/navigation/gatsby-modules.ts"),
  "gatsby-react-router-scroll$": resolve("src/lib/navigation/gatsby-modules.ts"),
}

/** Gatsby's modules that the browser's scripts leave out or replace. */
export const webpackAliases: Readonly<Record<string, string | false>> = { ...LEFT_OUT, ...REPLACED }
