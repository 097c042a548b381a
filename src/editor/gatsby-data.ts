/**
 * Takes the place of `gatsby` in the editor's script. The pages' components ask it for the firm and the navigation; the
 * preview gives them those that are saved.
 */
export const graphql = (): null => null

let data: unknown = null

/** What every page is given from now on. */
export const setStaticData = (value: unknown): void => {
  data = value
}

export const useStaticQuery = (): unknown => data

/** A preview leads nowhere. */
export const navigate = (): Promise<void> => Promise.resolve()
