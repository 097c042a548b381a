import { findMostSimilarPages, MOST_SHARED } from "../../src/gatsby/gates/near-duplicates"
import type { ContentFile, ReadableFile } from "../../src/gatsby/read-content"
import { MOST_ALIKE, findMostSimilarPlaces } from "../../src/gatsby/similarity/places-alike"

const NONE = "nothing"

/**
 * The most similar pages of a kind come first. @param all Every content file, including those that the site leaves out.
 */
export function buildPageSimilarityReport(files: readonly ReadableFile[], all: readonly ContentFile[] = []): string[] {
  const alike = findMostSimilarPlaces(files.filter(({ type }) => type.kind === "place").map(getPlaceFields))
  const unlistedPlaces = alike.filter(({ listed }) => !listed)
  const pages = findMostSimilarPages(files, all)
  return [
    `Places, compared with the nearest sibling. Over ${MOST_ALIKE.toFixed(2)} a page is not listed.`,
    "",
    ...alike.map(({ slug, nearest, likeness, listed }) =>
      formatSimilarityLine(likeness, slug, nearest ?? NONE, listed ? "" : "not listed"),
    ),
    "",
    ...unlistedPlaces.map(
      ({ slug, nearest, likeness }) =>
        `content/places/${slug}.yaml is not listed: ${Math.round(likeness * 100)} in a hundred of the shorter page's runs of three words are in content/places/${nearest}.yaml too.`,
    ),
    `${alike.length - unlistedPlaces.length} of ${alike.length} places are listed.`,
    "",
    `Other pages, compared with the nearest. Over ${MOST_SHARED.toFixed(2)} the check refuses a page.`,
    "",
    ...pages.map(({ file, nearest, likeness }) =>
      formatSimilarityLine(likeness, file, nearest, likeness > MOST_SHARED ? "refused" : ""),
    ),
  ]
}

const getPlaceFields = ({ slug, entry }: ReadableFile) => ({ ...entry.fields, slug })

const formatSimilarityLine = (likeness: number, one: string, other: string, verdict: string): string =>
  `${likeness.toFixed(2)}  ${one.padEnd(50)} ${other.padEnd(50)} ${verdict}`.trimEnd()
