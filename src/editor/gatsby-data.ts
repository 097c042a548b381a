/** Replaces the module `gatsby` in the editor's script. The pages' components get what the preview has set. */
export const graphql = (): null => null

let data: unknown = null

export const setStaticQueryData = (value: unknown): void => {
  data = value
}

export const useStaticQuery = (): unknown => data

/** Does nothing: links in a preview don't work. */
export const navigate = (): Promise<void> => Promise.resolve()
