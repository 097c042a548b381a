import { Card, Cards } from "../../components/cards/cards"
import { Link } from "../../components/link/link"
import { LinkList } from "../../components/link-list/link-list"
import { variant } from "../../theme/variant"

type LinkedArticle = { path: string; heading: string }

type Props = {
  /** For an article about a stage: the stages before and after it. */
  previous: LinkedArticle | null
  next: LinkedArticle | null
  /** The articles named in its content file. Stages of two states can have the same heading, so each shows its state. */
  related: readonly (LinkedArticle & { state: string | null })[]
}

/** Links at the end of an article: one next step, the stage before it, and related articles. Renders nothing without any. */
export function ArticleEnd({ previous, next, related }: Props) {
  const stagePaths = [previous?.path, next?.path]
  const others = related.filter(({ path }) => !stagePaths.includes(path))
  if (!previous && !next && others.length === 0) return null
  return (
    <div className={variant("section.last", "layout.sections")}>
      {(previous || next) && (
        <nav aria-label="Stage by stage" className={variant("layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Stage by stage</h2>
          {previous && (
            <p>
              Before this: <Link href={previous.path}>{previous.heading}</Link>
            </p>
          )}
          {next && (
            <Cards>
              <Card title={next.heading} href={next.path} action="Read this stage">
                <p>The stage after this one</p>
              </Card>
            </Cards>
          )}
        </nav>
      )}
      {others.length > 0 && (
        <section className={variant("layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Read next</h2>
          <LinkList links={others.map(({ path, heading, state }) => ({ path, label: heading, note: state }))} />
        </section>
      )}
    </div>
  )
}
