import { addressOf, productOf } from "../addresses"
import { readContent } from "../read-content"

/** The address of an entry that can't be read, and its file from the root of the project. */
type UnreadablePage = { path: string; file: string }

/**
 * The pages that entries of `content` would have if they could be read, of those that have none. An entry whose address
 * its own fields tell, such as an office, has none even so while they can't be read.
 *
 * @param made Addresses that have a page.
 */
export function unreadablePages(content: string, made: ReadonlySet<string>): UnreadablePage[] {
  const { files } = readContent(content)
  const product = productOf(files)
  return files
    .filter(({ example, read }) => !example && !read.ok)
    .flatMap(file => {
      const path = addressOf(file, product)
      return path === null || made.has(path) ? [] : [{ path, file: `content/${file.file}` }]
    })
}
