import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { buildEmailStyles, type EmailStyles } from "../../theme/email"
import type { ReportBar } from "../../domain/report-view"
import type { BarPart, Block, EmailFrame, Row } from "./blocks"

/** Renders an email as HTML that all mail programs display alike: tables and inline styles, nothing loaded. */
export const renderEmailHtml = (frame: EmailFrame, blocks: readonly Block[]): string =>
  `<!doctype html>${renderToStaticMarkup(<Email frame={frame} blocks={blocks} />)}`

function Email({ frame: { firm, title, because, visitor }, blocks }: Props) {
  const styles = buildEmailStyles(firm.colours, firm.gray)
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={styles.ground}>
        <table role="presentation" align="center" style={styles.sheet}>
          <tbody>
            <tr>
              <td style={styles.inside}>
                <p style={styles.firm}>{firm.name}</p>
                <h1 style={styles.title}>{title}</h1>
                {blocks.map((block, i) => (
                  <Part key={i} block={block} styles={styles} />
                ))}
                {visitor ? (
                  <>
                    <p style={styles.foot}>
                      Call{" "}
                      <Anchor href={`tel:${firm.phone.tel}`} styles={styles}>
                        {firm.phone.display}
                      </Anchor>{" "}
                      or write to{" "}
                      <Anchor href={`mailto:${firm.email}`} styles={styles}>
                        {firm.email}
                      </Anchor>
                      . {firm.imprint} {firm.legalLine}
                    </p>
                    <p style={styles.note}>
                      Not sure a message is from us?{" "}
                      <Anchor href={visitor.messageCheck} styles={styles}>
                        Check it
                      </Anchor>
                    </p>
                    <p style={styles.note}>
                      {because}{" "}
                      <Anchor href={visitor.unsubscribe} styles={styles}>
                        Stop our emails
                      </Anchor>
                    </p>
                  </>
                ) : (
                  <p style={styles.foot}>{because}</p>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

type Props = { frame: EmailFrame; blocks: readonly Block[] }

function Part({ block, styles }: { block: Block; styles: EmailStyles }): ReactElement {
  switch (block.is) {
    case "heading":
      return <h2 style={styles.heading}>{block.text}</h2>
    case "paragraph":
    case "note":
      return <p style={styles[block.is]}>{block.text}</p>
    case "rows":
      return <Rows rows={block.rows} styles={styles} />
    case "bar":
      return (
        <>
          <Bar parts={block.parts} styles={styles} />
          <p style={styles.note}>{block.text}</p>
        </>
      )
    case "bars":
      return <Bars bars={block.bars} styles={styles} />
    case "list":
      return (
        <ul style={styles.list}>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case "action":
      return (
        <p style={styles.paragraph}>
          <a href={block.url} style={styles.action}>
            {block.label}
          </a>
        </p>
      )
    case "choice":
      return (
        <p style={styles.paragraph}>
          {block.before}
          <br />
          {block.options.map(({ label, url }) => (
            <a key={url} href={url} style={styles.choice}>
              {label}
            </a>
          ))}
        </p>
      )
    case "link":
      return (
        <p style={styles.paragraph}>
          {block.before}{" "}
          <Anchor href={block.url} styles={styles}>
            {block.label}
          </Anchor>
        </p>
      )
  }
}

const Anchor = ({ href, styles, children }: { href: string; styles: EmailStyles; children: string }) => (
  <a href={href} style={styles.link}>
    {children}
  </a>
)

function Rows({ rows, styles }: { rows: readonly Row[]; styles: EmailStyles }) {
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ label, value, why, strong }, i) => (
          <tr key={i}>
            <td style={strong ? styles.totalLabel : styles.label}>
              {label}
              {why && <p style={styles.why}>{why}</p>}
            </td>
            <td style={strong ? styles.totalAmount : styles.amount}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bars made of table cells, each below its name. A count of nothing has none. */
function Bars({ bars, styles }: { bars: readonly ReportBar[]; styles: EmailStyles }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table style={styles.table}>
      <tbody>
        {bars.map(({ name, count, text }, i) => (
          <tr key={i}>
            <td style={styles.counted}>
              <b>{name}</b> {text}
              {count > 0 && (
                <table role="presentation" aria-hidden="true" width={`${Math.ceil((count / most) * 100)}%`}>
                  <tbody>
                    <tr>
                      <td {...getCellColour(styles.count)}>{"\u00a0"}</td>
                    </tr>
                  </tbody>
                </table>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The narrowest share that's drawn, in percent: about ten pixels of the sheet. */
const NARROWEST = 2

/** A bar made of table cells, since mail programs display no other kind alike. The text below it says the shares. */
function Bar({ parts, styles }: { parts: readonly BarPart[]; styles: EmailStyles }) {
  return (
    <table role="presentation" aria-hidden="true" width="100%" style={styles.bar}>
      <tbody>
        <tr>
          {parts.map(({ sum, share }) => (
            <td key={sum} width={`${Math.max(NARROWEST, Math.round(share))}%`} {...getCellColour(styles[sum])}>
              {"\u00a0"}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Sets the colour as an attribute too, for mail programs that ignore it in the style. */
const getCellColour = (style: EmailStyles["ourFeeCents"] | EmailStyles["count"]) => ({
  style,
  bgcolor: style.backgroundColor,
})
