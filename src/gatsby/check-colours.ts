import * as v from "valibot"
import { siteSchema } from "../domain/content/site"
import { findNearestReadableColour } from "../theme/usable-colour"
import { readFirmFields } from "./addresses"
import type { ContentFile, Problem } from "./read-content"

/** Explains why text can't be read on buttons of this colour, with the nearest colour that works. Null if text can be read. */
export function checkButtonContrast(colour: string): string | null {
  const nearest = findNearestReadableColour(colour)
  if (nearest === colour) return null
  return `neither dark nor white words can be read on ${colour}; the nearest colour that works is ${nearest}`
}

/** Checks that text can be read on the firm's first colour. The theme replaces the second colour by a readable shade where needed. */
export function checkFirmColours(files: readonly ContentFile[]): Problem[] {
  const firm = files.find(({ type }) => type.kind === "site")
  const { colours } = readFirmFields(files)
  if (!firm || !v.is(siteSchema.entries.colours, colours)) return []
  const message = checkButtonContrast(colours[0] ?? "")
  return message === null ? [] : [{ file: firm.file, where: "colours 1", message }]
}
