import * as v from "valibot"
import { safeDrawing } from "./safe-drawing"

/** An icon that can be drawn: the inside of an `svg`, and its grid. */
export type LoadedIcon = { drawing: string; width: number; height: number }

const length = v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1024)))

const answer = v.object({
  icons: v.record(
    v.string(),
    v.object({ body: v.pipe(v.string(), v.maxLength(20_000)), width: length, height: length }),
  ),
  aliases: v.optional(v.record(v.string(), v.object({ parent: v.string() }))),
  width: length,
  height: length,
})

/** Iconify's own grid, where a set does not say. */
const GRID = 16

/** The icon `name` of an answer in Iconify's form; `null` when it is not there or not fit to be shown. */
export function iconIn(sent: unknown, name: string): LoadedIcon | null {
  const read = v.safeParse(answer, sent)
  if (!read.success) return null
  const { icons, aliases = {}, width = GRID, height = GRID } = read.output
  const own = (key: string) => (Object.hasOwn(icons, key) ? icons[key] : undefined)
  const icon = own(name) ?? (Object.hasOwn(aliases, name) ? own(aliases[name]?.parent ?? "") : undefined)
  const drawing = icon ? safeDrawing(icon.body) : null
  return icon && drawing ? { drawing, width: icon.width ?? width, height: icon.height ?? height } : null
}
