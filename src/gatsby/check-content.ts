import * as v from "valibot"
import { listTermForms } from "../domain/content/glossary"
import { formatDidYouMean } from "../domain/content/did-you-mean"
import { calculateDistanceKm, NEAR_KM } from "../domain/distance"
import type { IsoDate } from "../domain/iso-date"
import { buildDefaultTitle } from "../domain/page-title"
import { paths } from "../domain/paths"
import type { LeftOutReason } from "./firm-scope"
import { readFirmFields, getFirmProduct, isAddressOfFile } from "./addresses"
import { checkBrandMark } from "./brand/check-mark"
import { getBuildDay } from "./build-run"
import { checkColours } from "./check-colours"
import { contentTypes } from "./content-types"
import type { Fields } from "./content-types/content-type"
import { type Entry, getFieldName } from "./content-types/read-entry"
import { findDeadLinkHashes, type Readable } from "./dead-hashes"
import { readFirmContentScope, DROPPED_LISTS, listFilesLeftOutOfBuild, removeLeftOutLinks } from "./left-out-content"
import { checkPageTests } from "./page-tests/check-page-tests"
import { checkContentPictures, findMisnamedPictures, findSmallPictures } from "./pictures/check-pictures"
import { findLinksToHiddenPages } from "./publishing/unpublished-links"
import { findPlaceholderTexts } from "./placeholders"
import { type Content, type ContentFile, type Problem, readContent } from "./read-content"
import type { PictureSize } from "./pictures/picture-sizes"

/**
 * Sorted by file. Reads the files themselves, so that no cache can hide a mistake. `routes` are addresses of pages that
 * aren't made from content.
 */
export function checkContentFolder(dir: string, routes: readonly string[], today = getBuildDay()): Problem[] {
  const content = readContent(dir)
  const { sizes, problems } = checkContentPictures(dir, content.pictures)
  return checkContentFiles(content, routes, { today, sizes, problems: [...checkBrandMark(dir), ...problems] })
}

type CheckContext = {
  today?: IsoDate
  /** Sizes of pictures by file name. A picture without a known size isn't reported as too small. */
  sizes?: ReadonlyMap<string, PictureSize>
  problems?: readonly Problem[]
}

export function checkContentFiles(
  { files, pictures, misplaced }: Content,
  routes: readonly string[],
  {
    today = getBuildDay(),
    sizes = new Map(),
    problems: pictureProblems = findMisnamedPictures(pictures),
  }: CheckContext = {},
): Problem[] {
  const names = files.map(({ file }) => file)
  const leftOut = listFilesLeftOutOfBuild(files)
  const includedFiles = files.filter(({ file }) => !leftOut.has(file))
  const siteFiles = includedFiles.filter(({ example }) => !example)
  return [
    ...findMissingContentFiles(names),
    ...misplaced,
    ...pictureProblems,
    ...checkEachContentFile(includedFiles),
    ...checkColours(files),
    ...checkLinksTitlesAndAddresses(siteFiles, routes, pictures, listLeftOutLinkTargets(files, leftOut)),
    ...siteFiles.flatMap(({ file, read }) => (read.ok ? findSmallPictures(file, read.entry, sizes) : [])),
    ...findLinksToHiddenPages(siteFiles, today),
  ].sort(compareProblemFiles)
}

/** Problems in files that aren't part of the site because of the firm's states. These problems don't stop a build. */
export function listLeftOutFileProblems(files: readonly ContentFile[]): Problem[] {
  const leftOut = listFilesLeftOutOfBuild(files)
  const examples = files.filter(({ example }) => example)
  const own = files.filter(({ file }) => leftOut.has(file))
  return checkEachContentFile([...examples, ...own])
    .filter(({ file }) => leftOut.has(file))
    .sort(compareProblemFiles)
}

const compareProblemFiles = (a: Problem, b: Problem): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)

const checkEachContentFile = (files: readonly ContentFile[]): Problem[] => [
  ...files.flatMap(({ file, read }) => (read.ok ? [] : read.problems.map(problem => ({ file, ...problem })))),
  ...findPlaceholderTexts(files),
]

/** Why pages and entries aren't part of the site: pages by address (empty if there's none), entries by kind and name. */
type LeftOutTargets = { pages: ReadonlyMap<string, LeftOutReason>; entries: ReadonlyMap<string, LeftOutReason> }

function listLeftOutLinkTargets(
  files: readonly ContentFile[],
  leftOut: ReadonlyMap<string, LeftOutReason>,
): LeftOutTargets {
  const all = files.flatMap(file => {
    const why = file.example ? undefined : leftOut.get(file.file)
    return why ? [{ file, why }] : []
  })
  return {
    pages: new Map(all.map(({ file, why }) => [file.address ?? "", why])),
    entries: new Map(all.map(({ file: { type, slug }, why }) => [`${type.kind} ${slug}`, why])),
  }
}

function describeLeftOutLinkTarget(
  name: string,
  { why, attribute, field }: LeftOutReason,
  { file, where }: Pick<Problem, "file" | "where">,
): string {
  const isInText = /(?:^|, )line \d+$/.test(where)
  const fix = isInText && attribute ? `put it into <In ${attribute}>` : `give the link ${field}`
  return `${name} isn't built, since ${why}; ${(isInText && attribute) || file === NAVIGATION ? fix : "take it out"}`
}

const NAVIGATION = "navigation.yaml"

function findMissingContentFiles(names: readonly string[]): Problem[] {
  return contentTypes
    .flatMap(({ home, format }) =>
      "file" in home ? [home.file] : (home.names ?? []).map(name => `${home.folder}/${name}.${format}`),
    )
    .filter(file => !names.includes(file))
    .map(file => ({ file, where: "file", message: "is missing, and the site needs it" }))
}

/** In characters, without the firm's name, which follows it: a new name mustn't make titles invalid. */
const TITLE = { least: 12, most: 45 }

function checkLinksTitlesAndAddresses(
  files: readonly ContentFile[],
  routes: readonly string[],
  pictures: readonly string[],
  leftOutTargets: LeftOutTargets,
): Problem[] {
  const firm = readFirmFields(files)
  const scope = readFirmContentScope(files)
  const productTitle = getTextFieldValue(firm, "productTitle")
  const defaultTitle = productTitle === null ? null : buildDefaultTitle(productTitle)
  const addresses = new Set(files.map(({ address }) => address))
  const invalidFiles = files.filter(({ read }) => !read.ok)
  const knownAddresses = new Set([...routes, ...addresses])
  const slugs = new Set([
    ...files.map(({ type, slug }) => `${type.kind} ${slug}`),
    ...pictures.map(name => `picture ${name}`),
    ...files.flatMap(({ type, read }) => (type.kind === "glossary" && read.ok ? listTermKeys(read.entry.fields) : [])),
  ])
  const readable = files.flatMap(({ read, address: url, ...file }) => {
    if (!read.ok) return []
    return [{ ...file, entry: removeLinksToInvalidFiles(removeLeftOutLinks(read.entry, scope), invalidFiles), url }]
  })
  return [
    ...readable.flatMap(one => findDeadEntryReferences(one, slugs, leftOutTargets)),
    // Without the product, which is part of addresses, most links would seem dead.
    ...(getFirmProduct(files) === null
      ? []
      : readable.flatMap(one => findDeadLinks(one, knownAddresses, leftOutTargets))),
    ...findDeadLinkHashes(readable),
    ...findNearbyPlacesTooFarAway(readable),
    ...findDuplicateValuesInFiles("address", readable, ({ url }) => url),
    ...findDuplicateValuesInFiles(
      "title",
      readable,
      ({ url, entry }) => url && (entry.fields["title"] ?? defaultTitle),
    ),
    ...findDuplicateValuesInFiles(
      "description",
      readable,
      ({ url, entry }) => url && (entry.fields["description"] ?? firm["description"]),
    ),
    ...readable.flatMap(one => checkPageTitleLength(one, defaultTitle)),
    ...readable.flatMap(one => checkHomePageHasNoTitle(one, defaultTitle)),
    ...readable.flatMap(one => findTakenPageRoutes(one, routes)),
    ...checkPageTests(files, addresses, leftOutTargets.pages),
  ]
}

/** Removes what names something in a file that can't be read, since it's not the fault of the file that names it. */
function removeLinksToInvalidFiles(entry: Entry, invalidFiles: readonly ContentFile[]): Entry {
  const isGlossaryInvalid = invalidFiles.some(({ type }) => type.kind === "glossary")
  return {
    ...entry,
    references: entry.references.filter(({ kind }) => kind !== "term" || !isGlossaryInvalid),
    links: entry.links.filter(({ href }) => !invalidFiles.some(file => isAddressOfFile(getLinkPath(href), file))),
  }
}

const getLinkPath = (href: string): string => href.replace(/[?#].*$/, "")

const withTerms = v.object({ terms: v.array(v.object({ term: v.string(), also: v.optional(v.array(v.string())) })) })

const listTermKeys = (fields: Fields): string[] =>
  v
    .parse(withTerms, fields)
    .terms.flatMap(listTermForms)
    .map(form => `term ${form}`)

function getTextFieldValue(fields: Fields, name: string): string | null {
  const value = fields[name]
  return typeof value === "string" ? value : null
}

function checkPageTitleLength({ file, entry, url }: Readable, defaultTitle: string | null): Problem[] {
  const title = getTextFieldValue(entry.fields, "title") ?? defaultTitle
  if (url === null || title === null) return []
  if (title.length >= TITLE.least && title.length <= TITLE.most) return []
  const message = `"${title}" has ${title.length} characters; make it ${TITLE.least} to ${TITLE.most}`
  return [{ file, where: getFieldName(entry, "title"), message }]
}

function checkHomePageHasNoTitle({ file, entry, url }: Readable, defaultTitle: string | null): Problem[] {
  if (url !== paths.home || entry.fields["title"] === undefined || defaultTitle === null) return []
  const message = `leave it out; the home page is titled "${defaultTitle}", by the product`
  return [{ file, where: getFieldName(entry, "title"), message }]
}

function findDeadEntryReferences(
  { file, entry }: Readable,
  slugs: ReadonlySet<string>,
  leftOutTargets: LeftOutTargets,
): Problem[] {
  return entry.references.flatMap(({ where, kind, slug }) => {
    const why = leftOutTargets.entries.get(`${kind} ${slug}`)
    if (slugs.has(`${kind} ${slug}`) || (why && where in DROPPED_LISTS)) return []
    const message = why
      ? describeLeftOutLinkTarget(`the ${kind} ${slug}`, why, { file, where })
      : `no ${kind} is named ${slug}${suggestEntrySlug(kind, slug, slugs)}`
    return [{ file, where, message }]
  })
}

const positionedPlace = v.object({ lat: v.number(), lng: v.number() })

function findNearbyPlacesTooFarAway(readable: readonly Readable[]): Problem[] {
  const positions = new Map(
    readable.flatMap(({ type, slug, entry: { fields } }) =>
      type.kind === "place" && v.is(positionedPlace, fields) ? [[slug, fields]] : [],
    ),
  )
  return readable.flatMap(({ file, slug: from, entry }) =>
    entry.references.flatMap(({ where, kind, slug }) => {
      const [here, there] = [positions.get(from), positions.get(slug)]
      const km = kind === "place" && here && there ? Math.ceil(calculateDistanceKm(here, there)) : 0
      const message = `${slug} is ${km} km away in a straight line, and at most ${NEAR_KM} km is near; take it out`
      return km > NEAR_KM ? [{ file, where, message }] : []
    }),
  )
}

function suggestEntrySlug(kind: string, slug: string, slugs: ReadonlySet<string>): string {
  const ofKind = [...slugs].flatMap(one => (one.startsWith(`${kind} `) ? [one.slice(kind.length + 1)] : []))
  return formatDidYouMean(slug, ofKind) || "; add it or take it out"
}

function findDeadLinks(
  { file, entry }: Readable,
  knownAddresses: ReadonlySet<string | null>,
  leftOutTargets: LeftOutTargets,
): Problem[] {
  return entry.links.flatMap(({ where, href }) => {
    const path = getLinkPath(href)
    if (knownAddresses.has(path)) return []
    const why = leftOutTargets.pages.get(path)
    if (why) return [{ file, where, message: describeLeftOutLinkTarget(href, why, { file, where }) }]
    const addresses = [...knownAddresses].filter(address => address !== null)
    const advice = formatDidYouMean(path, addresses) || "; correct the address"
    return [{ file, where, message: `${href} leads nowhere${advice}` }]
  })
}

function findTakenPageRoutes({ file, entry, url }: Readable, routes: readonly string[]): Problem[] {
  if (url === null || !routes.includes(url)) return []
  return [
    { file, where: getFieldName(entry, "address"), message: `${url} is a hand-made page already; rename the file` },
  ]
}

function findDuplicateValuesInFiles(
  where: string,
  readable: readonly Readable[],
  getValue: (one: Readable) => unknown,
): Problem[] {
  const first = new Map<unknown, string>()
  return readable.flatMap(one => {
    const value = getValue(one)
    if (typeof value !== "string") return []
    const other = first.get(value)
    if (other !== undefined)
      return [
        {
          file: one.file,
          where: getFieldName(one.entry, where),
          message: `the same as in content/${other}; change one`,
        },
      ]
    first.set(value, one.file)
    return []
  })
}
