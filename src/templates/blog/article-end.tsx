import { Card, Cards } from "../../components/cards/cards"
import { variant } from "../../theme/variant"

type Other = { path: string; heading: string }

type Props = {
  /** The stages beside an article about a stage. */
  previous: Other | null
  next: Other | null
  /** The articles that its file names. */
  related: readonly (Other & { lead: string })[]
}

/** Where to go from an article: the stages beside it, and what else to read. Nothing, when there is neither. */
export function ArticleEnd({ previous, next, related }: Props) {
  const beside = [previous?.path, next?.path]
  const others = related.filter(({ path }) => !beside.includes(path))
  return (
    <>
      {(previous || next) && (
        <nav aria-label="Stage by stage" className={variant("section.plain", "layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Stage by stage</h2>
          <Cards>
            {previous && <Step other={previous} words="The stage before this one" />}
            {next && <Step other={next} words="The stage after this one" />}
          </Cards>
        </nav>
      )}
      {others.length > 0 && (
        <section className={variant("section.plain", "layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Read next</h2>
          <Cards>
            {others.map(({ path, heading, lead }) => (
              <Card key={path} title={heading} href={path}>
                <p>{lead}</p>
              </Card>
            ))}
          </Cards>
        </section>
      )}
    </>
  )
}

const Step = ({ other: { path, heading }, words }: { other: Other; words: string }) => (
  <Card title={heading} href={path}>
    <p>{words}</p>
  </Card>
)
