import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Logo } from "../components/logo/logo"
import { PhoneLink } from "../components/phone-link/phone-link"
import type { Mark } from "../domain/mark/mark"
import { paths } from "../domain/paths"
import { buildPageTitle } from "../domain/page-title"
import { FONT_PATH } from "../theme/tokens"
import { variant } from "../theme/variant"

export type DocumentFirm = {
  name: string
  phone: { display: string; tel: string }
  email: string
  /** Who the firm is in law. */
  imprint: string
  legalLine: string
  mark: Mark | null
}

type Props = { title: string; firm: DocumentFirm; children: ReactNode }

/** Renders a complete HTML page that needs no script, for functions to answer with and for printing. */
export const renderDocumentPage = (props: Props): string =>
  `<!doctype html>${renderToStaticMarkup(<DocumentShell {...props} />)}`

function DocumentShell({ title, firm, children }: Props) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{buildPageTitle(title, firm.name)}</title>
        <link rel="preload" href={FONT_PATH} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <div className={variant("layout.page")}>
          <header className={variant("header.bar")}>
            <div className={variant("layout.container")}>
              <div className={variant("header.inner")}>
                <div className={variant("header.start")}>
                  <a href="/" className={variant("header.logo")}>
                    <Logo name={firm.name} mark={firm.mark} />
                  </a>
                </div>
                <PhoneLink phone={firm.phone} />
              </div>
            </div>
          </header>
          <main className={variant("layout.main", "section.plain")}>
            <div className={variant("layout.narrow", "layout.stackLarge")}>{children}</div>
          </main>
          <footer className={variant("layout.narrow", "footer.inner")}>
            <p className={variant("text.muted")}>
              {/* A quote is printed with the firm's details below its title. */}
              <span className={variant("offer.screen")}>{firm.imprint} </span>
              {firm.legalLine}
              <span className={variant("offer.screen")}>
                {" "}
                Not sure a message is from us? <a href={paths.messageCheck}>Check it</a>.
              </span>
            </p>
          </footer>
        </div>
      </body>
    </html>
  )
}
