import { isDevelop } from "./is-develop"

const found = new Map<string, unknown>()

/**
 * What `find` finds. In `gatsby develop` what it found last, when it finds nothing: Gatsby drops an entry when its file
 * changes and makes it anew a moment later, and a page that's asked for in between would break.
 *
 * @param asked Tells what's looked for from everything else.
 */
export async function lastFound<Found>(asked: string, find: () => Promise<Found | null>): Promise<Found | null> {
  const now = await find()
  if (!isDevelop()) return now
  if (now) found.set(asked, now)
  // What was set under a key came from the same question.
  return now ?? (found.get(asked) as Found | undefined) ?? null
}

/** Has each question for one entry of these types go through `lastFound`. */
export const lastFoundOf = (typeNames: readonly string[]) => ({
  Query: Object.fromEntries(
    typeNames.map(typeName => [`${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`, { resolve: findOne }]),
  ),
})

type FindOne = (source: unknown, args: unknown, context: unknown, info: Info) => Promise<unknown>
type Info = { fieldName: string; originalResolver: FindOne }

const findOne: FindOne = (source, args, context, info) =>
  lastFound(`${info.fieldName} ${JSON.stringify(args)}`, () => info.originalResolver(source, args, context, info))
