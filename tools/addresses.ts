import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import * as v from "valibot"
import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml"
import { siteSchema } from "../src/domain/content/site"
import { paths } from "../src/domain/paths"
import { listClientOnlyRoutes, listHandMadeRoutes, getFirmProduct } from "../src/gatsby/addresses"
import { getBuildDay } from "../src/gatsby/build-run"
import {
  findAddressesOfChangedFirm,
  listLeftOutPageAddresses,
  findMovedPlaceAddresses,
  listUnrecordedPageAddresses,
} from "../src/gatsby/gates/promised-routes"
import { formatProblem, listValidSiteFiles, readContent } from "../src/gatsby/read-content"
import { ADDRESSES_FILE, parsePublicPageAddresses } from "../src/gatsby/redirects/public-addresses"
import { runMainAndPrintError } from "./run-command"

const HEAD = `# Every address that has been public. \`npm run addresses\` adds new ones, and takes none out. You write only what became of
# an address that no page has any more:
#
# - was: /old-page
#   movedTo: /new-page
#
# sends its visitors to the page that took its place, and
#
# - was: /misc/partners
#   gone: We have no partners any more.
#
# lets it go.

`

/** `back`: addresses whose pages are there again. */
type Changes = {
  added: readonly string[]
  moved: readonly { was: string; movedTo: string }[]
  gone: readonly { was: string; gone: string }[]
  back: readonly { was: string }[]
}

/** Returns the YAML of the list with these changes, sorted by address. What people wrote is left as it is. */
export function updatePageAddressesInYaml(text: string, { added, moved, gone, back }: Changes): string {
  const document: Document = parseDocument(text.trim() === "" ? HEAD : text)
  if (!isSeq(document.contents)) document.contents = document.createNode([])
  const list = document.contents
  if (!isSeq(list)) throw new Error(`content/${ADDRESSES_FILE} is no list`)
  list.flow = false
  for (const address of added) list.add(document.createNode(address))
  const replaceAddressItem = (was: string, by: unknown): void => {
    const at = list.items.findIndex(item => readAddressFromYamlItem(item) === was)
    if (at >= 0) list.set(at, document.createNode(by))
  }
  for (const one of [...moved, ...gone]) replaceAddressItem(one.was, one)
  for (const { was } of back) replaceAddressItem(was, was)
  list.items.sort((a, b) => (readAddressFromYamlItem(a) < readAddressFromYamlItem(b) ? -1 : 1))
  return document.toString({ lineWidth: 0 })
}

/** The address of a list item, which is either just the address or a map with its address in `was`. */
function readAddressFromYamlItem(item: unknown): string {
  if (isMap(item)) return String(item.get("was"))
  return isScalar(item) ? String(item.value) : ""
}

const UNCHANGED: Changes = { added: [], moved: [], gone: [], back: [] }

export type Updated = Changes & { problems: string[] }

/**
 * Adds what is public now to `content/addresses.yaml`, redirects places whose address changed with the product, and
 * marks those of what the firm doesn't do any more as gone. A list that can't be read isn't written.
 *
 * @param anew Starts a new list, for a firm that hasn't published any address yet.
 */
export function updatePublicPageAddresses(
  content: string,
  { pages = "src/pages", anew = false, today = getBuildDay() } = {},
): Updated {
  const file = join(content, ADDRESSES_FILE)
  const text = anew || !existsSync(file) ? "" : readFileSync(file, "utf8")
  const { addresses, problems } = parsePublicPageAddresses(text)
  if (problems.length > 0) return { ...UNCHANGED, problems: problems.map(formatProblem) }
  const { files: all } = readContent(content)
  const site = {
    listed: addresses,
    files: listValidSiteFiles(all),
    product: getFirmProduct(all) ?? "",
    handMade: [...listHandMadeRoutes(pages), ...listClientOnlyRoutes(pages)],
    leftOut: listLeftOutPageAddresses(all),
    today,
  }
  const changes = {
    added: listUnrecordedPageAddresses(site),
    moved: findMovedPlaceAddresses(site),
    ...findAddressesOfChangedFirm(site),
  }
  if (anew || Object.values(changes).some(list => list.length > 0))
    writeFileSync(file, updatePageAddressesInYaml(text, changes))
  return { ...changes, problems: [] }
}

/**
 * Call `updatePublicPageAddresses` afterwards to update the list. @throws Error if the product can't be part of an
 * address.
 */
export function updateFirmProductAndLinks(content: string, product: string): void {
  const result = v.safeParse(siteSchema.entries.product, product)
  if (!result.success) throw new Error(`"${product}" can't be the product: ${result.issues[0].message}`)
  const file = join(content, "site.yaml")
  const before = getFirmProduct(readContent(content).files)
  if (before === null || before === product) return
  writeFileSync(file, readFileSync(file, "utf8").replace(/^product:.*$/m, `product: ${product}`))
  updateLinksToPlacePages(content, before, product)
}

const NO_PAGES = [ADDRESSES_FILE, "README.md"]

/** Rewrites the links in `content` to pages of suburbs and towns, whose addresses contain the product. */
export function updateLinksToPlacePages(content: string, before: string, after: string): void {
  const names = readdirSync(join(content, "places")).filter(file => !file.startsWith("_"))
  const places = new Set(names.map(file => file.replace(/\.\w+$/, "")))
  const address = new RegExp(`${paths.place("([a-z0-9-]+)", before)}(?![a-z0-9-])`, "g")
  const updatePlaceLink = (whole: string, slug: string): string => (places.has(slug) ? paths.place(slug, after) : whole)
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!/\.(?:mdx?|yaml)$/.test(file) || NO_PAGES.includes(entry.name)) continue
    const text = readFileSync(file, "utf8")
    const other = text.replace(address, updatePlaceLink)
    if (other !== text) writeFileSync(file, other)
  }
}

const CONTENT = "content"

/** `npm run addresses`: adds the addresses that are public now. `-- --product property-law` changes the product first. */
function runPageAddressUpdateCommand(): void {
  const { values } = parseArgs({ options: { product: { type: "string" }, anew: { type: "boolean", default: false } } })
  if (values.product !== undefined) updateFirmProductAndLinks(CONTENT, values.product)
  const { added, moved, gone, back, problems } = updatePublicPageAddresses(CONTENT, { anew: values.anew })
  if (problems.length > 0) throw new Error(problems.join("\n"))
  const lines = [
    ...[...added, ...back.map(({ was }) => was)].map(address => `${address} is protected now.`),
    ...moved.map(({ was, movedTo }) => `${was} leads to ${movedTo}.`),
    ...gone.map(one => `${one.was} may go: ${one.gone}`),
  ]
  process.stdout.write(`${lines.length > 0 ? lines.join("\n") : "Every public address is protected."}\n`)
}

if (require.main === module) void runMainAndPrintError(runPageAddressUpdateCommand)
