import { readdirSync } from "node:fs"
import { join, sep } from "node:path"
import type { ContentType, Fields } from "./content-types/content-type"
import type { ReadEntry } from "./content-types/read-entry"

type FileOfKind = { type: ContentType; read: ReadEntry }

/** The fields of a file. If the file has a mistake, these are the unchecked fields, as far as they can be read. */
export const getFileFields = ({ read }: Pick<FileOfKind, "read">): Fields => (read.ok ? read.entry.fields : read.raw)

export function readFirmFields(files: readonly FileOfKind[]): Fields {
  const firm = files.find(({ type }) => type.kind === "site")
  return firm ? getFileFields(firm) : {}
}

/** The firm's product, which is part of addresses. Null while the firm's file doesn't name one. */
export function getFirmProduct(files: readonly FileOfKind[]): string | null {
  const { product } = readFirmFields(files)
  return typeof product === "string" ? product : null
}

/** Whether a page has an address. While its fields can't be read, they may not say so, and an address that ends in its name counts. */
export const isAddressOfFile = (path: string, { address, slug }: { address: string | null; slug: string }): boolean =>
  address === null ? path.endsWith(`/${slug}`) : address === path

/** The address of the site: `SITE_URL` in a deployment, otherwise the address in the firm's own file. It never ends in a slash. */
export const getSiteUrl = (firm: Record<string, unknown>): string =>
  (process.env.SITE_URL || String(firm["url"])).replace(/\/$/, "")

/** The addresses of the pages in `dir` with a single address, so without the 404 page and client-only routes such as `quotes/[id]/offer`. */
export const listHandMadeRoutes = (dir: string): string[] => listPageRoutes(dir).filter(route => !route.includes("["))

/** The addresses of the client-only routes in `dir`, as patterns: `/quotes/:id/offer`. */
export const listClientOnlyRoutes = (dir: string): string[] =>
  listPageRoutes(dir)
    .filter(route => route.includes("["))
    .map(route => route.replace(/\[(\w+)\]/g, ":$1"))

function listPageRoutes(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(".tsx") && !entry.name.endsWith(".test.tsx"))
    .map(entry => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
    .map(file => `/${file.replace(/\.tsx$/, "")}`.replace(/\/index$/, "") || "/")
    .filter(route => route !== "/404")
    .sort()
}
