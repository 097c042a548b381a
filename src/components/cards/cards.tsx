import type { ReactNode } from "react"
import { preventBreaksBeforeNumbers } from "../../domain/text-formats"
import type { IconName } from "../../domain/icons/icon-name"
import { variant } from "../../theme/variant"
import type { IllustrationName, MiniatureName } from "../../domain/content/choices"
import { Drawing } from "../illustration/illustration"
import { Icon } from "../icon/icon"
import { Link } from "../link/link"

export function Cards({ children }: { children: ReactNode }) {
  return <div className={variant("cards.grid")}>{children}</div>
}

type Props = {
  title: string
  href?: string
  /** What the link does, starting with a verb: "Read the guide". Only used with `href`. */
  action?: string
  icon?: IconName
  miniature?: MiniatureName
  illustration?: IllustrationName
  /** The SVG content of an icon from another icon set; the build looks it up. */
  drawing?: string
  children?: ReactNode
}

/** A box about one subject. With `href` the whole card is a link, and `action` says what it does. */
export function Card({ title, href, action, icon, miniature, illustration, drawing, children }: Props) {
  return (
    <div className={href ? variant("cards.card", "cards.leads") : variant("cards.card")}>
      {miniature && <Drawing name={miniature} look="cards.miniature" width={200} height={120} />}
      {illustration && <Drawing name={illustration} look="cards.miniature" width={320} height={240} />}
      {icon && (
        <span className={variant("cards.mark")}>{drawing ? <Icon drawing={drawing} /> : <Icon name={icon} />}</span>
      )}
      <h3 className={variant("text.h3")}>
        {href ? <Link href={href}>{preventBreaksBeforeNumbers(title)}</Link> : preventBreaksBeforeNumbers(title)}
      </h3>
      {children}
      {href && (
        <span className={variant("cards.action")} aria-hidden="true">
          {action}
          <Icon name="arrow" />
        </span>
      )}
    </div>
  )
}
