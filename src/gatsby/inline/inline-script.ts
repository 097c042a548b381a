/** The text of an inline script that calls `run` with `args`. `run` must use nothing outside itself. */
export const inlineScript = <Args extends readonly string[]>(run: (...args: Args) => void, ...args: Args): string =>
  `(${run.toString()})(${args.map(arg => JSON.stringify(arg)).join(",")})`

/** `value` as JSON that may stand inside a `<script>` element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c")
