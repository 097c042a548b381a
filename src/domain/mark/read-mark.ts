import { escapeHtml } from "../text-formats"
import { ACCENT, isFixedColour, type Mark } from "./mark"

export type MarkProblem = { line: number; message: string }

type ReadMark = { ok: true; mark: Mark } | { ok: false; problems: MarkProblem[] }

/** The path, inside `content/`, of the drawing from which the header, icons and sharing pictures are made. */
export const MARK_FILE = "brand/mark.svg"

const KILOBYTE = 1000
const MOST_KILOBYTES = 8
/** How far the sides of a mark may differ, as a share: icons are square. */
const MOST_LOPSIDED = 0.05

const SHAPES = ["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]
const GROUPS = ["clipPath", "defs", "g", "linearGradient", "radialGradient", "stop"]
/** Elements that aren't drawn: data of drawing programs, and descriptions, which the firm's name next to the mark replaces. */
const IGNORED_ELEMENTS = ["desc", "metadata", "title"]

const ADVICE: Readonly<Record<string, string>> = {
  text: "turn its letters into outlines (paths): visitors don't have the typeface",
  image: "draw it in shapes: a picture can't be recoloured, and isn't sharp in every size",
  script: "take it out: a mark runs no code",
  style: 'save the colours as attributes (fill="#0e6a69"), which programs call presentation attributes',
  use: "put the shapes themselves here",
  symbol: "put the shapes themselves where they're drawn",
}

/** The attributes that a mark keeps. Others don't affect the drawing. */
const ATTRIBUTES = new Set(
  [
    "clip-path clip-rule clipPathUnits cx cy d fill fill-opacity fill-rule fx fy gradientTransform gradientUnits height id",
    "offset opacity points r rx ry spreadMethod stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset",
    "stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform width x x1 x2 y y1 y2",
  ].flatMap(line => line.split(" ")),
)
const INHERITED = /^(?:fill|stroke|opacity|clip-rule)/
const PAINTS = ["fill", "stroke", "stop-color"]

const ID = /^url\(\s*['"]?#([\w.-]+)['"]?\s*\)$/
const COLOUR = /^(?:#[\da-f]{3}|#[\da-f]{6}|none|transparent|currentColor|var\(--(?:on-)?accent\))$/i
const NAMED_COLOURS: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  currentcolor: "currentColor",
}

const normaliseColour = (colour: string): string => {
  const small = colour.trim().toLowerCase()
  return NAMED_COLOURS[small] ?? small.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3")
}

const getMarkId = (id: string): string => `mark-${id}`

/** Inkscape writes some attributes into `style`. */
function listSvgAttributes({ attributes: { style = "", ...attributes } }: SvgElement): [name: string, value: string][] {
  const styleAttributes = style.split(";").flatMap(one => {
    const [name = "", ...value] = one.split(":")
    return value.length > 0 ? [[name.trim(), value.join(":").trim()] as const] : []
  })
  return Object.entries({ ...attributes, ...Object.fromEntries(styleAttributes) })
}

/**
 * Reads the text of `content/brand/mark.svg`, leaves out what isn't drawn, and writes all colours in one notation. A drawing in
 * one colour gets the firm's own colour, which follows the palette and the colour mode; a drawing in several colours keeps
 * them, unless it uses `var(--accent)` or `var(--on-accent)`. All problems are reported at once.
 */
export function parseBrandMarkSvg(text: string): ReadMark {
  const problems: MarkProblem[] = []
  const kilobytes = text.length / KILOBYTE
  if (kilobytes > MOST_KILOBYTES) {
    const message = `has ${kilobytes.toFixed(1)} kB; simplify the drawing to ${MOST_KILOBYTES} kB or less`
    problems.push({ line: 1, message })
  }
  const result = parseSvg(text)
  if (!result.ok) return { ok: false, problems: [...problems, { line: result.line, message: result.message }] }
  const { root } = result
  const viewBox = readViewBox(root, problems)
  const colours = new Set<string>()
  const paints = listSvgAttributes(root).filter(([name]) => INHERITED.test(name))
  const inside = root.children
    .map(child => renderSvgElement(child, Object.fromEntries(paints), colours, problems))
    .join("")
  const outer = paints.map(paint => renderSvgAttribute(paint, root.line, problems)).join("")
  if (colours.size === 0 && problems.length === 0) problems.push({ line: root.line, message: "draws nothing" })
  if (!viewBox || problems.length > 0) return { ok: false, problems }
  const drawing = outer === "" ? inside : `<g${outer}>${inside}</g>`
  const [only = "", ...more] = colours
  return {
    ok: true,
    mark: { viewBox, drawing: more.length > 0 ? drawing : replaceColourWithFirmColour(drawing, only) },
  }
}

function readViewBox({ attributes, line }: SvgElement, problems: MarkProblem[]): string | null {
  const { viewBox, width = "", height = "" } = attributes
  const box = viewBox?.trim().split(/[\s,]+/) ?? ["0", "0", width.replace(/px$/, ""), height.replace(/px$/, "")]
  const [x = NaN, y = NaN, across = NaN, down = NaN] = box.map(part => (part === "" ? NaN : Number(part)))
  if (![x, y].every(Number.isFinite) || !(across > 0) || !(down > 0)) {
    problems.push({ line, message: 'needs the size of its drawing, such as viewBox="0 0 32 32"' })
    return null
  }
  if (Math.abs(across / down - 1) > MOST_LOPSIDED) {
    problems.push({ line, message: `is ${across} wide and ${down} high; make it square, as icons are` })
    return null
  }
  return [x, y, across, down].join(" ")
}

type Paints = Readonly<Record<string, string>>

/** Empty for an element that isn't drawn. `from` has what's inherited, and `colours` collects the drawing's colours. */
function renderSvgElement(element: SvgElement, from: Paints, colours: Set<string>, problems: MarkProblem[]): string {
  const { tag, line, children } = element
  if (IGNORED_ELEMENTS.includes(tag) || tag.includes(":")) return ""
  if (![...SHAPES, ...GROUPS].includes(tag)) {
    const advice = ADVICE[tag] ?? "take it out: a mark is made of paths, other shapes, groups and gradients"
    problems.push({ line, message: `<${tag}>: ${advice}` })
    return ""
  }
  const own = listSvgAttributes(element)
  for (const [name] of own) {
    if (/^on/i.test(name)) problems.push({ line, message: `${name}: take it out; a mark runs no code` })
    if (/^(?:xlink:)?href$/.test(name))
      problems.push({ line, message: `${name}: take it out; a mark leads to nothing` })
  }
  const paints = { ...from, ...Object.fromEntries(own.filter(([name]) => INHERITED.test(name))) }
  for (const colour of listDrawnColours(tag, paints, Object.fromEntries(own))) colours.add(colour)
  const attributes = own.filter(([name]) => ATTRIBUTES.has(name)).map(one => renderSvgAttribute(one, line, problems))
  const innerColours = tag === "clipPath" ? new Set<string>() : colours
  const inside = children.map(child => renderSvgElement(child, paints, innerColours, problems)).join("")
  return `<${tag}${attributes.join("")}${inside === "" ? "/>" : `>${inside}</${tag}>`}`
}

/** The colours in which a shape, or a step of a gradient, is drawn. By default it's black and has no outline. */
function listDrawnColours(tag: string, paints: Paints, own: Paints): string[] {
  const all = tag === "stop" ? [own["stop-color"] ?? "black"] : [paints["fill"] ?? "black", paints["stroke"] ?? "none"]
  return SHAPES.includes(tag) || tag === "stop"
    ? all.map(normaliseColour).filter(one => !["none", "transparent"].includes(one) && !ID.test(one))
    : []
}

function renderSvgAttribute(
  [name, value]: [name: string, value: string],
  line: number,
  problems: MarkProblem[],
): string {
  if (name === "id") return ` id="${escapeHtml(getMarkId(value))}"`
  const reference = ID.exec(value.trim())?.[1]
  if (reference !== undefined) return ` ${name}="url(#${escapeHtml(getMarkId(reference))})"`
  if (/url\(/i.test(value)) {
    problems.push({ line, message: `${name}: ${value} is outside of the file; put it into the file` })
    return ""
  }
  if (!PAINTS.includes(name)) return ` ${name}="${escapeHtml(value)}"`
  const colour = normaliseColour(value)
  if (!COLOUR.test(colour)) problems.push({ line, message: `${name}: write ${value} as six digits, such as #0e6a69` })
  return ` ${name}="${escapeHtml(colour)}"`
}

function replaceColourWithFirmColour(drawing: string, colour: string): string {
  if (!isFixedColour(colour) && colour !== "currentColor") return drawing
  const accentDrawing = drawing.replaceAll(`="${colour}"`, `="${ACCENT}"`)
  // A shape without a colour is black.
  return colour === "#000000" ? `<g fill="${ACCENT}">${accentDrawing}</g>` : accentDrawing
}

/** An element of an SVG file, and the line on which it begins. Text between elements is left out. */
type SvgElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  line: number
}

type ParsedSvg = { ok: true; root: SvgElement } | { ok: false; line: number; message: string }

/** Matches what comes before and between elements and isn't drawn: declarations, comments, text. */
const FILLER = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>|[^<]+/
const CLOSING = /<\/(?<closes>[\w:.-]+)\s*>/
const OPENING = /<(?<tag>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<end>\/?)>/
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' }

const unescapeEntities = (text: string): string =>
  text.replace(/&(amp|apos|gt|lt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const parseXmlAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = "", a, b]) => [name, unescapeEntities(a ?? b ?? "")]))

/**
 * Parses an SVG file as strictly as XML: every element must be closed and every attribute in quotes. The parser is small enough
 * for functions, which draw the mark too.
 */
function parseSvg(text: string): ParsedSvg {
  const source = text.replace(/^\uFEFF/, "")
  const top: SvgElement = { tag: "", attributes: {}, children: [], line: 1 }
  const open = [top]
  const next = new RegExp([FILLER, CLOSING, OPENING].map(pattern => pattern.source).join("|"), "y")
  while (next.lastIndex < source.length) {
    const inside = open.at(-1) ?? top
    const line = source.slice(0, next.lastIndex).split("\n").length
    const token = next.exec(source)
    if (!token) return { ok: false, line, message: "this can't be read as SVG; export the drawing again" }
    const { closes, tag, attributes = "", end } = token.groups ?? {}
    if (closes !== undefined) {
      if (closes !== inside.tag) return { ok: false, line, message: `</${closes}> closes nothing that is open` }
      open.pop()
    } else if (tag !== undefined) {
      const element = { tag, attributes: parseXmlAttributes(attributes), children: [], line }
      inside.children.push(element)
      if (end === "") open.push(element)
    }
  }
  const openElement = open.at(-1)
  if (openElement && openElement !== top)
    return { ok: false, line: openElement.line, message: `<${openElement.tag}> is never closed` }
  const [root, ...more] = top.children
  if (root?.tag !== "svg" || more.length > 0)
    return { ok: false, line: 1, message: "is no SVG drawing: it begins with <svg> and ends with </svg>" }
  return { ok: true, root }
}
