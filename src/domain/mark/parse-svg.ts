/** An element of an SVG file, and the line on which it begins. Words between elements are left out. */
export type SvgElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  line: number
}

type ParsedSvg = { ok: true; root: SvgElement } | { ok: false; line: number; message: string }

/** What comes before and between elements and says nothing: declarations, comments, words. */
const SKIPPED = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>|[^<]+/y
const CLOSING = /<\/([\w:.-]+)\s*>/y
const OPENING = /<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' }

const unescaped = (text: string): string =>
  text.replace(/&(amp|apos|gt|lt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = "", a, b]) => [name, unescaped(a ?? b ?? "")]))

/**
 * Reads an SVG file as strictly as XML is written: every element is closed, every attribute is in quotes. Small enough for
 * functions, which draw the mark too.
 */
export function parseSvg(text: string): ParsedSvg {
  const source = text.replace(/^\uFEFF/, "")
  const top: SvgElement = { tag: "", attributes: {}, children: [], line: 1 }
  const open = [top]
  let at = 0
  const lineAt = (): number => source.slice(0, at).split("\n").length
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  while (at < source.length) {
    const inside = open.at(-1) ?? top
    const skipped = next(SKIPPED)
    const closing = next(CLOSING)
    const opening = next(OPENING)
    const found = skipped ?? closing ?? opening
    if (!found) return { ok: false, line: lineAt(), message: "this can't be read as SVG; export the drawing again" }
    if (closing) {
      if (closing[1] !== inside.tag)
        return { ok: false, line: lineAt(), message: `</${closing[1]}> closes nothing that is open` }
      open.pop()
    } else if (opening) {
      const [, tag = "", attributes = "", end] = opening
      const element = { tag, attributes: attributesIn(attributes), children: [], line: lineAt() }
      inside.children.push(element)
      if (end === "") open.push(element)
    }
    at += found[0].length
  }
  const unclosed = open.at(-1)
  if (unclosed && unclosed !== top)
    return { ok: false, line: unclosed.line, message: `<${unclosed.tag}> is never closed` }
  const [root, ...more] = top.children
  if (root?.tag !== "svg" || more.length > 0)
    return { ok: false, line: 1, message: "is no SVG drawing: it begins with <svg> and ends with </svg>" }
  return { ok: true, root }
}
