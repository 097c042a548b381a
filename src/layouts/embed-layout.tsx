import type { ReactNode } from "react"
import { Link } from "../components/link/link"
import type { EmbedTool } from "../domain/embed"
import { EMBED_WORDS } from "../domain/embed-words"
import { paths } from "../domain/paths"
import { variant } from "../theme/variant"
import { PageHead } from "./page-head"
import { useSiteData } from "./site-data"

export type EmbedPartner = { slug: string; name: string; palette: string; referralDisclosure: string }

type Props = { tool: EmbedTool; partner: EmbedPartner; children: ReactNode }

/** A tool inside a partner's page: in the partner's palette, with its disclosure and the firm's name below. */
export function EmbedLayout({ tool, partner, children }: Props) {
  const { site } = useSiteData()
  return (
    <div className={variant("embed.page")} data-palette={partner.palette}>
      <main>
        <h1 className={variant("text.h3")}>{EMBED_WORDS[tool].heading}</h1>
        {children}
      </main>
      <footer>
        <p className={variant("text.muted")}>
          {partner.referralDisclosure}{" "}
          <Link href={paths.collectionStatement(partner.slug)}>What happens to your details</Link>
        </p>
        <p className={variant("text.muted")}>
          By <Link href={paths.partner(partner.slug)}>{site.name}</Link>. {site.imprint} {site.legalLine}
        </p>
      </footer>
    </div>
  )
}

/** Search engines list the partner's page instead. Links and forms open a new tab, even before any script has loaded. */
export function EmbedHead({ tool, partner }: Omit<Props, "children">) {
  const { title, description } = EMBED_WORDS[tool]
  return (
    <>
      <base target="_blank" />
      <PageHead
        title={`${title}, with ${partner.name}`}
        description={`${description} For clients of ${partner.name}.`}
        path={paths.embed(partner.slug, tool)}
        picturedBy={paths.partner(partner.slug)}
        index={false}
      />
    </>
  )
}
