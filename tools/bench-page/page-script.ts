import { inlineScript } from "../../src/gatsby/inline/inline-scripts"

/** The text of a script that calls `run` in a page. The command that runs this one keeps names by a function that a page hasn't. */
export const pageScript = <Args extends readonly string[]>(run: (...args: Args) => void, ...args: Args): string =>
  `{const __name=named=>named;${inlineScript()(run, ...args)}}`
