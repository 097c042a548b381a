/** A title as it stands in a picture. */
export type SetTitle = { lines: string[]; size: number }

type Room = {
  width: number
  lines: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
}

/**
 * Sets a title at the largest size at which it fits. One that fits at none ends in an ellipsis at the smallest.
 *
 * @param widthOf The width of a text at a size, in the unit of `room.width`.
 * @throws RangeError when `room.sizes` is empty.
 */
export function wrapTitle(title: string, widthOf: (text: string, size: number) => number, room: Room): SetTitle {
  const smallest = room.sizes.at(-1)
  if (smallest === undefined) throw new RangeError(`no size to set ${title} in`)
  for (const size of room.sizes) {
    const fits = (text: string) => widthOf(text, size) <= room.width
    const lines = linesOf(title, fits)
    if (lines.length <= room.lines && lines.every(fits)) return { lines, size }
  }
  const fits = (text: string) => widthOf(text, smallest) <= room.width
  const lines = linesOf(title, fits)
  const rest = lines.slice(room.lines - 1).join(" ")
  return { lines: [...lines.slice(0, room.lines - 1), shortened(rest, fits)], size: smallest }
}

/** As many words to a line as fit, and at least one. */
function linesOf(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Letters are taken from the end until the ellipsis fits too. */
function shortened(text: string, fits: (text: string) => boolean): string {
  for (let length = text.length; length > 0; length -= 1) {
    const candidate = length === text.length ? text : `${text.slice(0, length).trimEnd()}…`
    if (fits(candidate)) return candidate
  }
  return "…"
}
