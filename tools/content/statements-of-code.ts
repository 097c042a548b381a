import * as v from "valibot"
import { authorComponents } from "../../src/domain/content/author-components"
import { STORAGE_KEYS_BY_FILE, TAG_COOKIE_PREFIXES } from "../../src/domain/browser-storage"
import { paths } from "../../src/domain/paths"
import { isQuietPage } from "../../src/domain/quiet-routes"
import { parseYaml } from "../../src/gatsby/content-types/parse-fields"
import type { Problem, ReadableFile } from "../../src/gatsby/read-content"
import { findMostSimilarPlaces } from "../../src/gatsby/similarity/places-alike"
import { NEVER_DELIVERED_DAYS } from "../../src/leads/core/schedule"

type Texts = ReadonlyMap<string, string>

const COOKIES = "pages/cookies.mdx"
const PRIVACY = "pages/privacy-policy.mdx"
const LIBRARY = "pages/component-library.mdx"
const FOR_PARTNERS = `pages${paths.embedGuide}.mdx`
const OWN_CONTRACT = `pages${paths.ownContract}.mdx`
const NAVIGATION = "navigation.yaml"

const { held, dead } = NEVER_DELIVERED_DAYS
const PROMISED = [
  ["A request held as possible junk", `${held} days;`],
  ["A request that could not be delivered", `${dead} days after the last try;`],
] as const

/** Finds pages that don't match the code: stored keys, retention days, and components that only one page may use. */
export const checkPagesMatchCode = (texts: Texts): Problem[] => [
  ...checkCookiesPageStorageKeys(texts.get(COOKIES)),
  ...checkPrivacyPageRetentionDays(texts.get(PRIVACY)),
  ...checkOnlyPage(LIBRARY, "IconFinder", "no page but the component library may ask the icon service", texts),
  ...checkOnlyPage(
    OWN_CONTRACT,
    "OwnContract",
    "no other page may have a contract, since tags and dialogs send things",
    texts,
  ),
  ...checkOnlyPage(FOR_PARTNERS, "EmbedExample", "no page but the one for partners may frame a tool", texts),
]

const checkOnlyPage = (page: string, component: string, why: string, texts: Texts): Problem[] =>
  [...texts]
    .filter(([file, text]) => /\.mdx?$/.test(file) && file !== page && text.includes(`<${component}`))
    .map(([file]) => ({ file, where: component, message: `${why}; take it out` }))

function checkCookiesPageStorageKeys(text: string | undefined): Problem[] {
  if (text === undefined) return []
  const rows = text.match(/^\| `.*$/gm) ?? []
  const documentedKeys = rows.flatMap(row =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key),
  )
  const browserKeys: string[] = [...Object.values(STORAGE_KEYS_BY_FILE).flat(), ...TAG_COOKIE_PREFIXES]
  const createCookiesProblem = (key: string, message: string) => ({ file: COOKIES, where: key, message })
  return [
    ...browserKeys
      .filter(key => !documentedKeys.includes(key))
      .map(key => createCookiesProblem(key, "is kept in the browser; add it to the table")),
    ...documentedKeys
      .filter(key => !browserKeys.includes(key))
      .map(key => createCookiesProblem(key, "isn't kept in the browser; take it out of the table")),
  ]
}

function checkPrivacyPageRetentionDays(text: string | undefined): Problem[] {
  if (text === undefined) return []
  const lines = text.split("\n")
  return PROMISED.filter(
    ([what, days]) => !lines.some(line => line.startsWith(`| ${what}`) && line.includes(`| ${days}`)),
  ).map(([what, days]) => ({ file: PRIVACY, where: "table", message: `must have a row "${what}" that says "${days}"` }))
}

const linksSchema = v.object({ legal: v.array(v.object({ path: v.string() })) })

/** Returns notices about what may be intended, but a firm should know. */
export function listPossibleContentMistakes(texts: Texts, files: readonly ReadableFile[]): Problem[] {
  const library = texts.get(LIBRARY)
  // A firm without offers has nothing to show in OfferSnippet. The component library's security policy allows no
  // frames, and a contract is read on its own page only.
  const hasOffers = files.some(({ type, slug }) => type.kind === "offer" && slug !== "_example")
  const componentNames = Object.keys(authorComponents)
    .filter(name => name !== "OfferSnippet" || hasOffers)
    .filter(name => name !== "EmbedExample" && name !== "OwnContract")
  const missing = componentNames.filter(name => !new RegExp(`<${name}\\b`).test(library ?? ""))
  const navigation = parseYaml(texts.get(NAVIGATION) ?? "")
  const links = v.safeParse(linksSchema, navigation.ok && navigation.value)
  const loud = links.success ? links.output.legal.filter(({ path }) => !isQuietPage(path)) : []
  const places = files.filter(({ type }) => type.kind === "place").map(({ slug, entry }) => ({ ...entry.fields, slug }))
  return [
    ...(library === undefined ? [] : missing).map(name => ({
      file: LIBRARY,
      where: name,
      message: "has no example here, so writers don't see it",
    })),
    ...loud.map(({ path }) => ({ file: NAVIGATION, where: "legal", message: `the popup may open on ${path}` })),
    ...findMostSimilarPlaces(places)
      .filter(({ listed }) => !listed)
      .map(({ slug, nearest }) => ({
        file: `places/${slug}.yaml`,
        where: "page",
        message: `isn't listed, since it says what places/${nearest}.yaml says`,
      })),
  ]
}
