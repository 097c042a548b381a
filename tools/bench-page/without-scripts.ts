import { LATE_SCRIPTS_ID } from "../../src/gatsby/inline/inline-scripts"

const LATE_SCRIPTS = new RegExp(`<template id="${LATE_SCRIPTS_ID}"[^>]*>.*?</template>`, "gs")

/** Data that search engines read are no script; rules for loading the next page are one, since a browser acts on them. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs

/** A page as it would be had it never had a script: nothing inline, nothing that's started later, nothing fetched for either. */
export const withoutScripts = (html: string): string =>
  html
    .replace(LATE_SCRIPTS, "")
    .replace(SCRIPTS, "")
    .replace(/<link\b[^>]*>/g, link => (isForScripts(link) ? "" : link))

const isForScripts = (link: string): boolean =>
  /\brel="?modulepreload\b/.test(link) ||
  (/\brel="?(?:preload|prefetch)\b/.test(link) && /\bas="?(?:script|fetch)\b/.test(link))
