import { cpSync, existsSync, globSync } from "node:fs"

/**
 * Puts the pages of the last build back to where Gatsby looks for them. The adapter moves `x/index.html` to `x.html`
 * when a build is done, and a warm build that leaves a page as it is would not find it.
 */
export function restorePages(folder: string): void {
  for (const moved of globSync(`${folder}/**/*.html`)) {
    if (/\/index\.html$|\/(?:_gatsby|page-data)\//.test(moved)) continue
    const page = moved.replace(/\.html$/, "/index.html")
    if (!existsSync(page)) cpSync(moved, page)
  }
}
