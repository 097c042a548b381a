import { buildDefaultTitle, buildPageTitle } from "../domain/page-title"
import { getOpenGraphImage, paths } from "../domain/paths"
import { formatScriptText } from "../domain/structured-data/page"
import { useSiteData } from "./site-data"

type Props = {
  /** The page's own; without one the page is titled by the product, and so is the home page whatever it says. */
  title?: string | null
  description?: string
  /** The page's own address; without it the page has no canonical one. */
  path?: string
  /** The address of the page whose picture a shared link shows; without it, this page's own. */
  picturedBy?: string
  /** False asks search engines not to list the page. */
  index?: boolean
  colorMode?: string | null
  /** Structured data for search engines, made by the build. */
  structuredData?: unknown
}

/** What a page tells the browser's tab, search engines and those who share its link. The build adds what's the same on every page. */
export function PageHead(props: Props) {
  const { title: own, description, path, picturedBy = path, index = true, colorMode, structuredData } = props
  const { site } = useSiteData()
  const url = path && new URL(path, site.url).href
  const title = path === paths.home || !own ? buildDefaultTitle(site.productTitle) : own
  return (
    <>
      <html lang="en-AU" data-forced-color-mode={colorMode ?? undefined} />
      <title>{buildPageTitle(title, site.name)}</title>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={site.name} />
      {picturedBy && <OpenGraphImage url={new URL(getOpenGraphImage(picturedBy), site.url).href} />}
      {structuredData !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatScriptText(structuredData) }} />
      )}
    </>
  )
}

/** A picture that the build draws. */
function OpenGraphImage({ url }: { url: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  )
}

/** The head of a page made from content, of any kind. */
export function ContentHead({ page, picturedBy }: { page: Queries.PageMetaFragment; picturedBy?: string }) {
  const { title, description, path, canonical, index, colorMode, structuredData } = page
  return <PageHead {...{ title, description, index, colorMode, structuredData, picturedBy }} path={canonical ?? path} />
}
