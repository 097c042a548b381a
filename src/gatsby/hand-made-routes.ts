import { readdirSync } from "node:fs"
import { join, sep } from "node:path"

/** The addresses of the pages in `dir` that have one each: no client-only route such as `quotes/[id]/offer`, no 404. */
export const handMadeRoutes = (dir: string): string[] => routesIn(dir).filter(route => !route.includes("["))

/** The addresses of the client-only routes in `dir`, as patterns: `/quotes/:id/offer`. */
export const clientOnlyRoutes = (dir: string): string[] =>
  routesIn(dir)
    .filter(route => route.includes("["))
    .map(route => route.replace(/\[(\w+)\]/g, ":$1"))

function routesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(".tsx") && !entry.name.endsWith(".test.tsx"))
    .map(entry => join(entry.parentPath, entry.name).slice(join(dir, sep).length).replaceAll(sep, "/"))
    .map(file => `/${file.replace(/\.tsx$/, "")}`.replace(/\/index$/, "") || "/")
    .filter(route => route !== "/404")
    .sort()
}
