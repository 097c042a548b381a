import { Card, Cards } from "../../components/cards/cards"
import { StateTag } from "../../components/state-tag/state-tag"
import { isState } from "../../domain/states"
import { variant } from "../../theme/variant"

type LinkedArticle = { path: string; heading: string }

type Props = {
  /** For an article about a stage: the stages before and after it. */
  previous: LinkedArticle | null
  next: LinkedArticle | null
  /** The articles named in its content file. Stages of two states can have the same heading, so each shows its state. */
  related: readonly (LinkedArticle & { lead: string; state: string | null })[]
}

/** Links at the end of an article: the stages before and after it, and related articles. Renders nothing without any. */
export function ArticleEnd({ previous, next, related }: Props) {
  const stagePaths = [previous?.path, next?.path]
  const others = related.filter(({ path }) => !stagePaths.includes(path))
  if (!previous && !next && others.length === 0) return null
  return (
    <div className={variant("section.last", "layout.sections")}>
      {(previous || next) && (
        <nav aria-label="Stage by stage" className={variant("layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Stage by stage</h2>
          <Cards>
            {previous && <StageCard other={previous} words="The stage before this one" />}
            {next && <StageCard other={next} words="The stage after this one" />}
          </Cards>
        </nav>
      )}
      {others.length > 0 && (
        <section className={variant("layout.stackLarge")}>
          <h2 className={variant("text.h2")}>Read next</h2>
          <Cards>
            {others.map(({ path, heading, lead, state }) => (
              <Card key={path} title={heading} href={path} action="Read the guide">
                {isState(state) && (
                  <p>
                    <StateTag state={state} />
                  </p>
                )}
                <p>{lead}</p>
              </Card>
            ))}
          </Cards>
        </section>
      )}
    </div>
  )
}

const StageCard = ({ other: { path, heading }, words }: { other: LinkedArticle; words: string }) => (
  <Card title={heading} href={path} action="Read this stage">
    <p>{words}</p>
  </Card>
)
