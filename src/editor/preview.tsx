import { Component, createElement, type ReactNode, useEffect, useRef, useState } from "react"
import { templates } from "editor-templates"
import { PageContexts } from "../layouts/page-contexts"
import { variant } from "../theme/variant"
import { getBuildDay } from "../gatsby/build-run"
import { wrapComponentForDecapCms } from "./control"
import type { PreviewProps } from "./decap"
import { setStaticQueryData } from "./gatsby-data"
import { EmailPreview, readEmailPreviewProps } from "./email-preview"
import { buildPagePreviewData, EMAIL, type PageData } from "./page-data"
import { readDraftFromEditor, getKnownPictures } from "./session"
import { useSavedTexts } from "./use-entry"

/** How long to wait after the last change before the page is rendered again, in milliseconds. */
const PAUSE = 300

/** Where an entry is shown: at no address of the site. */
const PREVIEW = { pathname: "" }

const MODES = { light: "Light", dark: "Dark" }

/** The page of the entry that's being edited, rendered as on the site. Its links, buttons and forms don't work. */
function Preview({ entry, collection, document: frame }: PreviewProps) {
  const [page, setPage] = useState<PageData | null>(null)
  const [mode, setMode] = useState("light")
  const texts = useSavedTexts()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isLatest = true
    const waiting = setTimeout(async () => {
      const pageData =
        texts &&
        (await buildPagePreviewData(
          readDraftFromEditor(entry, collection),
          { texts, pictures: getKnownPictures() },
          getBuildDay(),
        ))
      // While the text can't be read, the preview keeps showing the last page.
      if (pageData && isLatest) setPage(pageData)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(waiting)
    }
  }, [entry, collection, texts])
  useEffect(() => {
    frame.documentElement.lang = "en-AU"
    frame.documentElement.dataset.colorMode = mode
  }, [frame, mode])
  useEffect(() => container.current?.setAttribute("inert", ""), [])
  if (page) setStaticQueryData(page.shared)
  const template = page && templates[page.template]
  return (
    <>
      <fieldset className={variant("layout.row")}>
        <legend>Colour mode of the preview</legend>
        {Object.entries(MODES).map(([one, label]) => (
          <label key={one}>
            <input type="radio" name="preview-mode" checked={mode === one} onChange={() => setMode(one)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div ref={container} aria-label="Preview of the page" role="region">
        {page?.template === EMAIL ? (
          <PreviewErrorBoundary key={JSON.stringify(page.data)}>
            <EmailPreview {...readEmailPreviewProps(page)} today={getBuildDay()} />
          </PreviewErrorBoundary>
        ) : page && template ? (
          <PreviewErrorBoundary key={JSON.stringify(page.data)}>
            <PageContexts data={page.data} pageContext={page.pageContext} location={PREVIEW}>
              {createElement(template, { data: page.data, pageContext: page.pageContext })}
            </PageContexts>
          </PreviewErrorBoundary>
        ) : (
          <p>The preview appears once the page can be read.</p>
        )}
      </div>
    </>
  )
}

/** Keeps the editor running if the page can't be rendered yet. */
class PreviewErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? <p>The preview appears once the fields are filled in.</p> : this.props.children
  }
}

export const createPagePreview = (): unknown => wrapComponentForDecapCms(Preview)
