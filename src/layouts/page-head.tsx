import { buildDefaultTitle, buildPageTitle } from "../domain/page-title"
import { getOpenGraphImagePath, paths } from "../domain/paths"
import { formatJsonForScript } from "../domain/structured-data/page"
import { useSiteData } from "./site-data"

type Props = {
  /** The page's own title. A page without one, and the home page in any case, has the product's title. */
  title?: string | null
  description?: string
  /** The page's own path. Without it, the page has no canonical address. */
  path?: string
  /** The path of the page whose picture is used when the link is shared; this page's own by default. */
  picturedBy?: string
  /** False asks search engines not to list the page. */
  index?: boolean
  colorMode?: string | null
  structuredData?: unknown
}

/** A page's metadata for the browser's tab, search engines and shared links. The build adds what every page shares. */
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
      {/* The picture that the build draws for a shared link. */}
      {picturedBy && <meta property="og:image" content={new URL(getOpenGraphImagePath(picturedBy), site.url).href} />}
      {picturedBy && <meta property="og:image:width" content="1200" />}
      {picturedBy && <meta property="og:image:height" content="630" />}
      {structuredData !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonForScript(structuredData) }} />
      )}
    </>
  )
}

export function ContentHead({ page, picturedBy }: { page: Queries.PageMetaFragment; picturedBy?: string }) {
  const { title, description, path, canonical, index, colorMode, structuredData } = page
  return <PageHead {...{ title, description, index, colorMode, structuredData, picturedBy }} path={canonical ?? path} />
}
