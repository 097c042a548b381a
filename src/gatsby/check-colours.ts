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

/**
 * Checks that text can be read on the first colour of the firm and of each partner. The theme replaces the second colour by a
 * readable shade where needed.
 */
export const checkColours = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ type, example }) => (type.kind === "site" || type.kind === "partner") && !example)
    .flatMap(({ file, type, read }) => {
      const { colours } = type.kind === "site" ? readFirmFields(files) : read.ok ? read.entry.fields : read.raw
      const message = v.is(siteSchema.entries.colours, colours) ? checkButtonContrast(colours[0] ?? "") : null
      return message === null ? [] : [{ file, where: "colours 1", message }]
    })
