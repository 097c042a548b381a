import * as v from "valibot"

export type LoadedIcon = { drawing: string; width: number; height: number }

const length = v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1024)))

const answerSchema = v.object({
  icons: v.record(
    v.string(),
    v.object({ body: v.pipe(v.string(), v.maxLength(20_000)), width: length, height: length }),
  ),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  width: length,
  height: length,
})

/** Iconify's default grid, for sets that don't give theirs. */
const GRID = 16

/** The icon `name` in an answer in Iconify's format; `null` when it's missing or isn't safe to show. */
export function parseIconResponse(json: unknown, name: string): LoadedIcon | null {
  const result = v.safeParse(answerSchema, json)
  if (!result.success) return null
  const { icons, aliases = {}, width = GRID, height = GRID } = result.output
  const getOwnIcon = (key: string) => (Object.hasOwn(icons, key) ? icons[key] : undefined)
  const icon = getOwnIcon(name) ?? (Object.hasOwn(aliases, name) ? getOwnIcon(aliases[name]?.parent ?? "") : undefined)
  const drawing = icon ? checkIconSvgSafety(icon.body) : null
  return icon && drawing ? { drawing, width: icon.width ?? width, height: icon.height ?? height } : null
}

const ELEMENTS: ReadonlySet<string> = new Set(
  "g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop".split(" "),
)

/** Geometry and paint. No `style`, no `href`, nothing that runs or fetches. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    "id d cx cy r rx ry x y x1 x2 y1 y2 width height points pathLength transform opacity color offset " +
    "fill fill-opacity fill-rule clip-path clip-rule mask maskUnits gradientUnits gradientTransform " +
    "stop-color stop-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-dasharray stroke-dashoffset stroke-miterlimit"
  ).split(" "),
)

const isSafeSvgElement = (element: Element): boolean =>
  ELEMENTS.has(element.tagName) &&
  [...element.attributes].every(
    ({ name, value }) => ATTRIBUTES.has(name) && !/url\((?!#[\w-]+\))/i.test(value) && !value.includes("\\"),
  )

/** The content of an icon that came over the network, if it does nothing but draw; `null` otherwise. */
export function checkIconSvgSafety(body: string): string | null {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, "image/svg+xml")
  const [root, ...inside] = [...page.querySelectorAll("*")]
  return root?.tagName === "svg" && inside.length > 0 && inside.every(isSafeSvgElement) ? body : null
}
