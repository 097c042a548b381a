import { lstatSync, realpathSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"

const CONTENT = "content"

/** Paths inside `content` in which no name begins with a dot, so that none leads upwards or to a hidden file. */
const PLAIN = new RegExp(`^${CONTENT}(?:/[^./\\\\\\0][^/\\\\\\0]*)+$`)

/** Whether a path is inside `content` of `folder`, with symbolic links resolved. The file itself needn't exist. */
export function isEditablePath(folder: string, path: string): boolean {
  const content = join(realpathSync(folder), CONTENT)
  return PLAIN.test(path) && `${resolveRealPath(join(content, "..", path))}/`.startsWith(`${content}/`)
}

/** The path needn't exist; null for a link to a missing file. */
function resolveRealPath(path: string): string | null {
  if (lstatSync(path, { throwIfNoEntry: false })) {
    try {
      return realpathSync(path)
    } catch {
      return null
    }
  }
  const parent = resolveRealPath(dirname(path))
  return parent && join(parent, path.slice(dirname(path).length))
}

/** Creates the schema of Decap CMS's calls to its file server. Every path must be inside `content` of `folder`. */
export function createEditorRequestSchema(folder: string) {
  const path = v.pipe(
    v.string(),
    v.check(value => isEditablePath(folder, value)),
  )
  const file = v.looseObject({ path })
  const entry = v.looseObject({ path, newPath: v.optional(path) })
  const calls = {
    info: v.looseObject({}),
    getDeployPreview: v.looseObject({}),
    entriesByFolder: v.looseObject({ folder: path }),
    entriesByFiles: v.looseObject({ files: v.array(file) }),
    getEntry: file,
    persistEntry: v.looseObject({
      entry: v.optional(entry),
      dataFiles: v.optional(v.array(entry)),
      assets: v.array(file),
    }),
    getMedia: v.looseObject({ mediaFolder: path }),
    getMediaFile: file,
    persistMedia: v.looseObject({ asset: file }),
    deleteFile: file,
    deleteFiles: v.looseObject({ paths: v.array(path) }),
  }
  return v.variant(
    "action",
    Object.entries(calls).map(([action, params]) => v.looseObject({ action: v.literal(action), params })),
  )
}

const folderSchema = v.union([
  v.looseObject({ path: v.string() }),
  v.looseObject({ file: v.looseObject({ path: v.string() }) }),
])

/** Removes files behind links or with hidden names from a list that the file server returns. */
export const filterEditableFiles = (folder: string, answer: unknown): unknown =>
  Array.isArray(answer)
    ? answer.filter(one => {
        const { success, output } = v.safeParse(folderSchema, one)
        return success && isEditablePath(folder, "path" in output ? String(output.path) : output.file.path)
      })
    : answer
