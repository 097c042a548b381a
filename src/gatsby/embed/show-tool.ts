/** The title and initial height of each tool's frame, by the tool's name. */
export type Frames = Readonly<Record<string, readonly [title: string, height: number]>>

/**
 * The whole of `/embed.js`, which runs in a partner's page from this function's source text, so it can't use anything outside
 * itself. It adds a frame with a tool after its own script element, and keeps the frame as high as the tool says.
 *
 * Only messages of that frame and of our origin count. The tool is told which page it's in, without query and hash. Styles are
 * set by properties, which no policy of the partner's page refuses. When something out of sight in the tool gets
 * the focus, such as the next step, the page scrolls to it: a frame can't do that itself.
 *
 * @param folder What the addresses of tools begin with.
 * @param field  The name of the partner's page in them.
 */
export function showTool(frames: Frames, folder: string, field: string): void {
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
