/** The title and initial height of each tool's frame, by the tool's name. */
export type Frames = Readonly<Record<string, readonly [title: string, height: number]>>

/**
 * The whole of `/embed.js`. It runs in a partner's page from this function's source text, so it can't use anything outside the
 * function. It adds a frame with a tool after its own script element, and adjusts the frame to the height that the tool sends.
 *
 * It ignores messages that don't come from that frame and from our origin. The frame's address tells the tool which page it's
 * in, without query and hash. The script sets styles as properties, because the content security policy of the partner's page
 * can't block those. When an element outside the visible area gets the focus in the tool, such as the next step, the script
 * scrolls the page to it, since a frame can't do that itself.
 *
 * @param folder The beginning of the tools' addresses.
 * @param field  The query parameter of those addresses that names the partner's page.
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
