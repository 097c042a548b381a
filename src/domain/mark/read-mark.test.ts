import { parseBrandMarkSvg } from "./read-mark"

const buildSvg = (drawing: string, head = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>\n${drawing}\n</svg>\n`

function getMark(text: string) {
  const read = parseBrandMarkSvg(text)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.mark
}

function listProblems(text: string): string[] {
  const read = parseBrandMarkSvg(text)
  return read.ok ? [] : read.problems.map(({ line, message }) => `${line}: ${message}`)
}

test.each([
  ["a hex colour", '<path d="M1 1h9z" fill="#C00"/>', '<path d="M1 1h9z" fill="var(--accent)"/>'],
  ["a line", '<path d="M1 1h9" fill="none" stroke="#123"/>', '<path d="M1 1h9" fill="none" stroke="var(--accent)"/>'],
  ["Inkscape's styles", '<circle r="4" style="fill:#123456;-x:y"/>', '<circle r="4" fill="var(--accent)"/>'],
  ["no colour at all", '<circle r="4"/>', '<g fill="var(--accent)"><circle r="4"/></g>'],
  ["the colour of the text", '<circle r="4" fill="currentColor"/>', '<circle r="4" fill="var(--accent)"/>'],
])("a drawing in one colour takes the firm's: %s", (_, drawing, accentDrawing) => {
  expect(getMark(buildSvg(drawing))).toEqual({ viewBox: "0 0 32 32", drawing: accentDrawing })
})

test("a drawing in several colours keeps them, and the colours of the palette where it names these", () => {
  const two = '<path d="M1 1h9z" fill="#123456"/><path d="M2 2h9z" fill="#fedcba"/>'
  expect(getMark(buildSvg(two)).drawing).toBe(two)
  const drawing = '<path d="M1 1h9z" fill="var(--accent)"/><path d="M2 2h9z" fill="var(--on-accent)"/>'
  expect(getMark(buildSvg(drawing)).drawing).toBe(drawing)
})

test("what a drawing hands on to its shapes stays, as Figma writes it", () => {
  const paths = '<path d="M1 1h9" stroke="#123456"/><path d="M1 1h9" stroke="black"/>'
  expect(getMark(buildSvg(paths, 'width="24" height="24" fill="none"'))).toEqual({
    viewBox: "0 0 24 24",
    drawing: '<g fill="none"><path d="M1 1h9" stroke="#123456"/><path d="M1 1h9" stroke="#000000"/></g>',
  })
})

test("gradients and clips keep their names apart from those of the page", () => {
  const stops = '<stop stop-color="#111111"/><stop stop-color="#eee"/>'
  const { drawing } = getMark(
    buildSvg(`<linearGradient id="a">${stops}</linearGradient><path d="M1 1z" fill="url(#a)"/>`),
  )
  expect(drawing).toContain('<linearGradient id="mark-a">')
  expect(drawing).toContain('fill="url(#mark-a)"')
})

test("what programs write about themselves is left out", () => {
  const head = '<?xml version="1.0"?>\n<!-- A program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n'
  const path = '<path class="cls-1" data-name="A" inkscape:label="b" d="M1 1h9z"/>'
  expect(getMark(head + buildSvg(`<title>Our mark</title><sodipodi:namedview id="v"/>${path}`)).drawing).toBe(
    '<g fill="var(--accent)"><path d="M1 1h9z"/></g>',
  )
})

test("everything that can't stay is told at once, each with its line and what to do", () => {
  const bad = `<svg viewBox="0 0 40 20" xmlns="http://www.w3.org/2000/svg">
<text>Wattle</text>
<style>.a{fill:red}</style>
<script>alert(1)</script>
<image href="data:,"/>
<path d="M1 1z" onclick="alert(1)" fill="crimson"/>
<path d="M1 1z" fill="url(https://another.example/#a)"/>
<a href="https://another.example"><path d="M1 1z"/></a>
<filter/>
</svg>`
  expect(listProblems(bad)).toEqual([
    "1: is 40 wide and 20 high; make it square, as icons are",
    "2: <text>: turn its letters into outlines (paths): visitors don't have the typeface",
    '3: <style>: save the colours as attributes (fill="#0e6a69"), which programs call presentation attributes',
    "4: <script>: take it out: a mark runs no code",
    "5: <image>: draw it in shapes: a picture can't be recoloured, and isn't sharp in every size",
    "6: onclick: take it out; a mark runs no code",
    "6: fill: write crimson as six digits, such as #0e6a69",
    "7: fill: url(https://another.example/#a) is outside of the file; put it into the file",
    "8: <a>: take it out: a mark is made of paths, other shapes, groups and gradients",
    "9: <filter>: take it out: a mark is made of paths, other shapes, groups and gradients",
  ])
})

test.each([
  ["no drawing", "a photograph", "1: is no SVG drawing: it begins with <svg> and ends with </svg>"],
  ["a missing end", '<svg viewBox="0 0 1 1">\n<g>\n<path d="M0 0"/>\n</svg>', "4: </svg> closes nothing that is open"],
  ["a file that's cut off", '<svg viewBox="0 0 1 1">\n<g>', "2: <g> is never closed"],
  [
    "signs that are no SVG",
    '<svg viewBox="0 0 1 1">\n<path d=M0/>\n</svg>',
    "2: this can't be read as SVG; export the drawing again",
  ],
  ["nothing drawn", buildSvg('<path d="M1 1z" fill="none"/>'), "1: draws nothing"],
  ["no size", buildSvg('<path d="M1 1z"/>', ""), '1: needs the size of its drawing, such as viewBox="0 0 32 32"'],
])("a file that can't be a mark says why: %s", (_, text, message) => {
  expect(listProblems(text)).toEqual([message])
})

test("a mark is small enough to be part of every page", () => {
  const large = buildSvg(`<path d="M1 1${"h1".repeat(5000)}z"/>`)
  expect(listProblems(large)).toEqual(["1: has 10.1 kB; simplify the drawing to 8 kB or less"])
})

test("quotes and angles in a value don't end it", () => {
  expect(getMark(buildSvg(`<path d='M1 1z&quot;&gt;&lt;script&gt;' fill="#123"/>`)).drawing).toBe(
    '<path d="M1 1z&quot;&gt;&lt;script&gt;" fill="var(--accent)"/>',
  )
})
