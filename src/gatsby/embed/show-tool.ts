/** The title and initial height of each tool's frame, by the tool's name. */
export type Frames = Readonly<Record<string, readonly [title: string, height: number]>>

/**
 * The whole of `/embed.js`. It runs in a partner's page from this function's source text, so it can't use anything outside
 * the function. `folder` is the beginning of the tools' addresses; `field` names the partner's page in their query, without
 * query and hash.
 *
 * It sets styles as properties, because the content security policy of the partner's page can't block those. It scrolls the
 * page when an element outside the visible area gets the focus in the tool, since a frame can't do that itself.
 */
export function showEmbeddedTool(frames: Frames, folder: string, field: string): void {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { partner, tool = "" } = script.dataset
  const frameOptions = frames[tool]
  if (!partner || !Array.isArray(frameOptions)) {
    console.error("embed.js: name your page in data-partner, and in data-tool one of " + Object.keys(frames).join(", "))
    return
  }
  if (document.head.contains(script)) {
    console.error("embed.js: move its line from the head into the body, to where the tool belongs")
    return
  }
  const [title, height] = frameOptions
  const address = new URL(folder + partner + "/" + tool, script.src)
  address.searchParams.set(field, location.origin + location.pathname)
  const frame = document.createElement("iframe")
  Object.assign(frame, { title, height, width: "100%", loading: "lazy", allow: "clipboard-write", src: address.href })
  frame.style.border = "0"

  addEventListener("message", ({ source, origin, data }) => {
    if (!data || source !== frame.contentWindow || origin !== address.origin) return
    if (data.height > 0) frame.style.height = Math.ceil(data.height) + "px"
    const top = frame.getBoundingClientRect().top + Number(data.top)
    if (top < 0 || top > innerHeight) scrollBy(0, top - innerHeight / 5)
  })
  script.after(frame)
}
