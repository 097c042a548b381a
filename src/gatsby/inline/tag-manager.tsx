import { isValidElement, type ReactNode } from "react"

/** Both what gatsby-plugin-google-tagmanager puts into the head, and its frame for browsers without scripts. */
const PLUGIN_KEY = "plugin-google-tagmanager"

const isPlugins = (node: ReactNode): boolean => isValidElement(node) && node.key === PLUGIN_KEY

const isFrame = (node: ReactNode): boolean => isPlugins(node) && isValidElement(node) && node.type === "noscript"

/** The plugin tells `dataLayer` of each page. Until the visitor agrees it tells this, which keeps nothing. */
const standIn = <script key="data-layer" dangerouslySetInnerHTML={{ __html: "window.dataLayer={push(){}}" }} />

/**
 * `nodes` without what the plugin puts into every page unasked: a script that fetches the container at once, and a frame
 * that does so without scripts. The script leaves a stand-in, since the plugin's part in the browser needs something to tell.
 */
export const withoutTagManager = (nodes: ReactNode[]): ReactNode[] =>
  nodes.filter(node => !isFrame(node)).map(node => (isPlugins(node) ? standIn : node))
