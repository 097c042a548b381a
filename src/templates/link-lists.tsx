import { LinkList, type Listed } from "../components/link-list/link-list"
import { variant } from "../theme/variant"

type Lists = readonly { title: string; links: readonly Listed[]; ordered?: boolean }[]

/** Lists of links, each below its title. One without links is left out. */
export function LinkLists({ lists }: { lists: Lists }) {
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links, ordered }) => (
      <section key={title} className={variant("layout.stack")}>
        <h2 className={variant("text.h2")}>{title}</h2>
        <LinkList links={links} ordered={ordered} />
      </section>
    ))
}
