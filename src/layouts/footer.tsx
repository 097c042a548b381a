import { ColorModeSwitch } from "../components/color-mode-switch/color-mode-switch"
import { Link } from "../components/link/link"
import { variant } from "../theme/variant"
import type { Navigation, SiteData } from "./layout-types"

type Props = { site: SiteData; navigation: Navigation; /** False leaves only what the law asks for. */ full: boolean }

/** The foot of every page: where else to go, the states, the licence line and the legal pages. */
export function Footer({ site, navigation, full }: Props) {
  return (
    <footer className={variant("footer.bar")}>
      <div className={variant("layout.container")}>
        <div className={variant("footer.inner")}>
          {full && <Destinations columns={navigation.footer} />}
          <Legal site={site} links={navigation.legal} />
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
          <h2 className={variant("footer.title")}>{title}</h2>
          <ul className={variant("footer.list")}>
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link href={path} look="links.quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Legal({ site, links }: { site: SiteData; links: Navigation["legal"] }) {
  return (
    <div className={variant("footer.legal")}>
      <p>
        {site.name}, ABN {site.abn}. {site.licence}
      </p>
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
