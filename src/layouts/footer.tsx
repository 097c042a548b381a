import { Link } from "../components/link/link"
import { LinkList } from "../components/link-list/link-list"
import { PhoneFold } from "../components/phone-fold/phone-fold"
import { variant } from "../theme/variant"
import type { Navigation, SiteData } from "./site-data"

type Props = {
  site: SiteData
  navigation: Navigation
  /** False shows only what the law requires. */
  full: boolean
  /** Says on whose behalf the page speaks. */
  onBehalf?: string | null
}

export function Footer({ site, navigation, full, onBehalf }: Props) {
  return (
    <footer className={variant("footer.bar")}>
      <div className={variant("layout.container")}>
        <div className={variant("footer.inner")}>
          {full && <Destinations columns={navigation.footer} />}
          <Legal site={site} links={navigation.legal} onBehalf={onBehalf} />
        </div>
      </div>
    </footer>
  )
}

function Destinations({ columns }: { columns: Navigation["footer"] }) {
  return (
    <nav aria-label="Footer" className={variant("footer.columns")}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <PhoneFold title={title} headingLook="footer.title">
            <LinkList links={links} look="footer.list" linkLook="links.quiet" />
          </PhoneFold>
        </div>
      ))}
    </nav>
  )
}

function Legal({ site, links, onBehalf }: Pick<Props, "site" | "onBehalf"> & { links: Navigation["legal"] }) {
  return (
    <div className={variant("footer.legal")}>
      {onBehalf && <p>{onBehalf}</p>}
      <p>{site.imprint}</p>
      <p>{site.legalLine}</p>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
      <ColorModeSwitch />
    </div>
  )
}

/** The key of local storage for the visitor's choice, and the name of the radio buttons that change it. */
export const COLOR_MODE_KEY = "color-mode"

const LABELS = { light: "Light", dark: "Dark", system: "System" }

/** Lets visitors choose light, dark or the system's colours. The script in the head ticks the choice and applies it. */
export function ColorModeSwitch() {
  return (
    <fieldset className={variant("footer.mode")}>
      <legend>Colour mode</legend>
      {Object.entries(LABELS).map(([mode, label]) => (
        <label key={mode}>
          <input type="radio" className={variant("form.mark")} name={COLOR_MODE_KEY} value={mode} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
