import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { getFileFields, getFirmProduct, listHandMadeRoutes } from "../src/gatsby/addresses"
import { getTwinFile, parseContentFilePath } from "../src/gatsby/content-types/locate"
import { listContentFiles, readContent } from "../src/gatsby/read-content"
import { ADDRESSES_FILE, parsePublicPageAddresses } from "../src/gatsby/redirects/public-addresses"
import { listRenames, mendLinks, planRename, type Rename } from "../src/gatsby/renames/page-renames"
import { updatePageAddressesInYaml } from "./addresses"
import { listContentProblems } from "./content/list-problems"
import { runMainAndPrintError } from "./run-command"

/**
 * Moves the page at the address `from` to the address `to`. @returns What was done, in lines. @throws Error if there's no such
 * page, or if it can't have the new address.
 */
export function renamePage(content: string, from: string, to: string, pages = "src/pages"): string[] {
  const { files } = readContent(content)
  const page = files.find(({ address, example }) => address === from && !example)
  if (!page)
    throw new Error(`${from} is no page of content/. Give its address as a browser shows it, such as /blogs/costs.`)
  if (from === to || files.some(({ address }) => address === to) || listHandMadeRoutes(pages).includes(to))
    throw new Error(`${to} has a page already. Choose another address.`)
  const rename = planRename(page.file, to, getFileFields(page), getFirmProduct(files) ?? "")
  if (rename?.from !== from)
    throw new Error(
      `${from} can't become ${to}. An address keeps its beginning, such as /blogs/, and has small letters, digits and hyphens; pages to which buttons of the site lead, offices, states and partners keep theirs.`,
    )
  return writeRename(content, rename)
}

/** Writes into the files what pages ask for in their field `newAddress`. @returns What was done, in lines. */
export const writeNewAddresses = (content: string): string[] =>
  listRenames(listContentFiles(content), file => readFileSync(join(content, file), "utf8")).flatMap(rename =>
    writeRename(content, rename),
  )

function writeRename(content: string, rename: Rename): string[] {
  const { file, to, slug, newSlug } = rename
  const newFile = file.replace(`/${slug}.`, `/${newSlug}.`)
  if ([newFile, getTwinFile(newFile) ?? newFile].some(one => existsSync(join(content, one))))
    throw new Error(`content/${newFile} is there already. Choose another address.`)
  const lines = [`content/${file} is content/${newFile} now, and its page is at ${to}.`]
  for (const one of listContentFiles(content)) {
    const location = parseContentFilePath(one)
    if (!location.ok) continue
    const path = join(content, one)
    const text = readFileSync(path, "utf8")
    const withLinks = mendLinks(text, location.type, [rename])
    if (withLinks !== text) lines.push(`content/${one === file ? newFile : one}: links lead to ${to} now.`)
    if (one === file) {
      mkdirSync(dirname(join(content, newFile)), { recursive: true })
      writeFileSync(join(content, newFile), withLinks.replace(/^newAddress:.*\n/m, ""))
      rmSync(path)
    } else if (withLinks !== text) writeFileSync(path, withLinks)
  }
  return [...lines, ...writeRedirect(content, rename)]
}

function writeRedirect(content: string, { from, to, isPublic }: Rename): string[] {
  const path = join(content, ADDRESSES_FILE)
  const text = existsSync(path) ? readFileSync(path, "utf8") : ""
  const { addresses } = parsePublicPageAddresses(text)
  const back = addresses.filter(one => one.was === to && (one.movedTo ?? one.gone) !== undefined)
  const isListed = addresses.some(({ was }) => was === from)
  // An address that only came with a rename, and isn't listed as public yet, goes when the rename is undone.
  const isTarget = addresses.some(({ was, movedTo }) => movedTo === from && was !== to)
  const isNew = !isListed && (isTarget || (isPublic && back.length === 0))
  const moves = isListed || isNew ? [{ was: from, movedTo: to }] : []
  if (moves.length + back.length === 0) return []
  writeFileSync(path, updatePageAddressesInYaml(text, { added: isNew ? [from] : [], moved: moves, gone: [], back }))
  return [
    ...moves.map(() => `${from} leads to ${to} for good (301).`),
    ...back.map(({ movedTo = "no page" }) => `${to} doesn't lead to ${movedTo} any more: it's a page again.`),
  ]
}

/** `npm run rename -- OLD NEW`. Without addresses it writes those that pages ask for in `newAddress`. */
function runRenameCommand(): void {
  const [from, to, ...more] = process.argv.slice(2)
  if (more.length > 0 || (from !== undefined && to === undefined))
    throw new Error("npm run rename -- /blogs/old-name /blogs/new-name, or npm run rename for what pages ask for.")
  const lines = writeNewAddresses("content")
  if (from !== undefined && to !== undefined) lines.push(...renamePage("content", from, to))
  process.stdout.write(`${lines.length > 0 ? lines.join("\n") : "No page asks for a new address."}\n`)
  const problems = listContentProblems(".")
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

if (require.main === module) void runMainAndPrintError(runRenameCommand)
