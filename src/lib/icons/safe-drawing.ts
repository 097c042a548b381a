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

const isSafe = (element: Element): boolean =>
  ELEMENTS.has(element.tagName) &&
  [...element.attributes].every(
    ({ name, value }) => ATTRIBUTES.has(name) && !/url\((?!#[\w-]+\))/i.test(value) && !value.includes("\\"),
  )

/** The inside of an icon that came over the network, when it draws and does nothing else; `null` otherwise. */
export function safeDrawing(body: string): string | null {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, "image/svg+xml")
  const [root, ...inside] = [...page.querySelectorAll("*")]
  return root?.tagName === "svg" && inside.length > 0 && inside.every(isSafe) ? body : null
}
