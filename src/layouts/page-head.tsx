import { FONT_PATH } from "../theme/tokens/fonts"
import { useSiteData } from "./site-data"

type Props = {
  title: string
  description?: string
  /** The page's own address; without it the page has no canonical one. */
  path?: string
  /** False asks search engines not to list the page. */
  index?: boolean
  colorMode?: string | null
}

/** What a page tells the browser's tab, search engines and those who share its link. */
export function PageHead({ title, description, path, index = true, colorMode }: Props) {
  const { site } = useSiteData()
  const url = path && new URL(path, site.url).href
  return (
    <>
      <html lang="en-AU" data-forced-color-mode={colorMode ?? undefined} />
      <title>{`${title} | ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={site.name} />
      <link rel="preload" href={FONT_PATH} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}

/** The head of a page of any kind that a writer made. */
export function ContentHead({ page }: { page: Queries.PageMetaFragment }) {
  const { title, description, path, canonical, index, colorMode } = page
  return (
    <PageHead title={title} description={description} path={canonical ?? path} index={index} colorMode={colorMode} />
  )
}
