import { createHash } from "node:crypto"

/** The scripts and styles in a page's HTML, as CSP sources. */
export type InlineCode = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> }

const ELEMENT = /<(script|style)((?:\s+[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([^]*?)<\/\1>/g
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** The types of scripts that a browser runs. A script of any other type is data. */
const RUN = new Set(["", "text/javascript", "application/javascript", "module", "importmap", "speculationrules"])

const hashTextAsCspSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const hashTextsAsCspSources = (texts: ReadonlySet<string>): Set<string> => new Set([...texts].map(hashTextAsCspSource))

function isExecutableScript(attributes: string): boolean {
  const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name, ...value]) => [name, value.join("")]))
  return !values.has("src") && RUN.has(values.get("type") ?? "")
}

/** Hashes the inline scripts and styles of built pages, including those inside a `<template>`, because the page runs them later. */
export function hashInlineCode(pages: Iterable<string>): InlineCode {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages)
    for (const [, name, attributes = "", text = ""] of html.matchAll(ELEMENT)) {
      if (name === "style") styles.add(text)
      else if (isExecutableScript(attributes)) scripts.add(text)
    }
  return { scripts: hashTextsAsCspSources(scripts), styles: hashTextsAsCspSources(styles) }
}
