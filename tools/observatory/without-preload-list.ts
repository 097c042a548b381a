import { registerHooks } from "node:module"

const PRELOAD_LIST = "/mdn-http-observatory/src/analyzer/hsts.js"
const EMPTY_LIST = "export const isHstsPreloaded = () => null"

/**
 * Lets the analyser run without the list of preloaded hosts, which its install script would download: it gets an empty
 * one, on which a site is judged by its headers alone. Call it before the analyser is imported.
 */
export const withoutPreloadList = (): void =>
  void registerHooks({
    load: (url, context, next) =>
      url.endsWith(PRELOAD_LIST) ? { format: "module", source: EMPTY_LIST, shortCircuit: true } : next(url, context),
  })
