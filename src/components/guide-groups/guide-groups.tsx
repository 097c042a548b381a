import { shortenStageHeading } from "../../domain/content/stage-heading"
import { SUBJECT_HEADINGS, SUBJECTS } from "../../domain/content/choices"
import { OUR_STATES, STATE_NAMES, type State } from "../../domain/states"
import { BelowFirstScreen } from "../../lib/navigation/use-is-whole"
import { variant } from "../../theme/variant"
import { LinkList } from "../link-list/link-list"
import { StateTag } from "../state-tag/state-tag"

export type Guide = {
  path: string
  heading: string
  /** The state that it's about; `null` if it's about every state. */
  state: string | null
  /** Its number among the stages of a purchase or sale, from 1; `null` if it isn't a stage. */
  stage: number | null
  /** The letter `S` in a guide to a stage of a sale. */
  bst: string | null
  subject: string | null
}

type Group = { id: string; title: string; tag: State | null; has: (guide: Guide) => boolean }

const buildStateGuideGroup = (state: State): Group => ({
  id: state.toLowerCase(),
  title: STATE_NAMES[state].name,
  tag: state,
  has: guide => guide.state === state,
})

const EVERY_STATE: Group = { id: "every-state", title: "In every state", tag: null, has: guide => guide.state === null }

/** The guides for every state, then those of each state. A firm in one state has only one group. */
const GROUPS: readonly Group[] =
  OUR_STATES.length > 1
    ? [EVERY_STATE, ...OUR_STATES.map(buildStateGuideGroup)]
    : [{ ...buildStateGuideGroup(OUR_STATES[0]), title: "All guides", tag: null, has: () => true }]

export function GuideGroupLinks() {
  if (GROUPS.length === 1) return null
  return (
    <nav aria-label="Guides by state" className={variant("layout.row")}>
      {GROUPS.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={variant("buttons.secondary", "buttons.compact")}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** All guides in their groups. In each group, the stages come first, in order, and then the others by subject. */
export function GuideGroups({ guides }: { guides: readonly Guide[] }) {
  const [first, ...others] = GROUPS.map(({ id, title, tag, has }) => (
    <section key={id} id={id} className={variant("layout.stackLarge")}>
      <h2 className={variant("text.h2", "layout.row")}>
        {title} {tag && <StateTag state={tag} />}
      </h2>
      <Guides guides={guides.filter(has)} />
    </section>
  ))
  return (
    <>
      {first}
      <BelowFirstScreen>{others}</BelowFirstScreen>
    </>
  )
}

function Guides({ guides }: { guides: readonly Guide[] }) {
  const stages = guides.filter(({ stage }) => stage !== null)
  const others = guides.filter(({ stage }) => stage === null)
  return (
    <>
      {stages.length > 0 && (
        <div className={variant("layout.columns")}>
          <Part title="Buying, stage by stage" guides={stages.filter(({ bst }) => bst !== "S")} isOrdered />
          <Part title="Selling, stage by stage" guides={stages.filter(({ bst }) => bst === "S")} isOrdered />
        </div>
      )}
      <BelowFirstScreen>
        <div className={variant("layout.columns")}>
          {SUBJECTS.map(name => (
            <Part key={name} title={SUBJECT_HEADINGS[name]} guides={others.filter(({ subject }) => subject === name)} />
          ))}
          <Part title="More guides" guides={others.filter(({ subject }) => subject === null)} />
        </div>
      </BelowFirstScreen>
    </>
  )
}

type PartProps = { title: string; guides: readonly Guide[]; isOrdered?: boolean }

function Part({ title, guides, isOrdered }: PartProps) {
  if (guides.length === 0) return null
  return (
    <div className={variant("layout.stack")}>
      <h3 className={variant("text.h4")}>{title}</h3>
      <LinkList
        links={guides.map(({ path, heading }) => ({ path, label: isOrdered ? shortenStageHeading(heading) : heading }))}
        isOrdered={isOrdered}
        look={isOrdered ? "piece.numbered" : undefined}
      />
    </div>
  )
}
