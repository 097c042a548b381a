import { STATE_NAMES, STATES } from "../../domain/states"
import type { ContentFile, Problem, ReadableFile } from "../read-content"
import { listProse } from "../prose/prose"
import {
  maskNamesAndNumbers,
  groupNamesByFirstWord,
  findMostSimilarTexts,
  listThreeWordSequences,
} from "../similarity/likeness"

/** As a part of the text. See docs/decisions/0019-places-too-alike-are-not-listed.md. Places have a check of their own. */
export const MOST_SHARED = 0.25

/** The fewest word runs of a compared page. Shorter pages are forms with a sentence or two. */
const FEWEST_RUNS = 60

type NamedFile = Pick<ContentFile, "type" | "read">

/** Fields that aren't compared, because they follow the same pattern on all pages. */
const NOT_COMPARED = ["title", "heading"]

/** Names of places are masked even if a place isn't on the site, so `all` includes files that are left out. */
export function findNearDuplicatePages(files: readonly ReadableFile[], all: readonly NamedFile[] = []): Problem[] {
  return findMostSimilarPages(files, all)
    .filter(({ likeness }) => likeness > MOST_SHARED)
    .map(({ file, nearest, likeness }) => ({
      file,
      where: "page",
      message: `says what content/${nearest} says (${formatShare(likeness)} of it); leave out what the other one says, or name it as canonical`,
    }))
}

/** Finds the most similar page for each listed page, and sorts the pairs by similarity, the greatest first. `all` is as above. */
export function findMostSimilarPages(
  files: readonly ReadableFile[],
  all: readonly NamedFile[] = [],
): { file: string; nearest: string; likeness: number }[] {
  const fields = [...files, ...all.flatMap(({ type, read }) => (read.ok ? [{ type, entry: read.entry }] : []))]
  const names = groupNamesByFirstWord([
    ...listPlaceNames(fields),
    ...STATES,
    ...STATES.map(state => STATE_NAMES[state].name),
  ])
  const pages = files
    .filter(isIndexablePage)
    .map(({ file, entry }) => ({
      file,
      runs: listThreeWordSequences(listComparedTexts(entry).map(text => maskNamesAndNumbers(text, names))),
    }))
    .filter(({ runs }) => runs.size >= FEWEST_RUNS)
  return findMostSimilarTexts(pages.map(({ runs }) => runs))
    .flatMap((nearest, at) => {
      const [one, other] = [pages[at], pages[nearest?.at ?? -1]]
      return one && other && nearest ? [{ file: one.file, nearest: other.file, likeness: nearest.likeness }] : []
    })
    .sort((a, b) => b.likeness - a.likeness || a.file.localeCompare(b.file))
}

function isIndexablePage({ type, address, entry }: ReadableFile): boolean {
  const { index, canonical } = entry.fields
  return address !== null && type.format === "mdx" && index === true && (canonical ?? address) === address
}

const listComparedTexts = (entry: ReadableFile["entry"]): string[] =>
  listProse(entry).flatMap(({ tag, text }) => (NOT_COMPARED.includes(tag) ? [] : [text]))

const listPlaceNames = (files: readonly Pick<ReadableFile, "type" | "entry">[]): string[] =>
  files
    .filter(({ type }) => type.kind === "place" || type.kind === "city")
    .flatMap(({ entry: { fields } }) => [fields["name"], fields["council"], fields["region"]])
    .filter(name => typeof name === "string")

const formatShare = (share: number): string => `${Math.round(share * 100)} in a hundred`
