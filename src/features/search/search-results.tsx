import { Link } from "../../components/link/link"
import { variant } from "../../theme/variant"
import { excerptParts } from "./excerpt-parts"
import type { Found } from "./search-index"

/** The pages that hold the words, the best first, each with some of its text around them. */
export function SearchResults({ found }: { found: readonly Found[] }) {
  if (found.length === 0) return null
  return (
    <ol className={variant("search.results")}>
      {found.map(({ url, title, excerpt }) => (
        <li key={url}>
          <Link href={url}>{title}</Link>
          <p>
            {excerptParts(excerpt).map(({ text, marked }, at) =>
              marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
