import { renderToStaticMarkup } from "react-dom/server"
import { buildEmailStyles, type EmailStyles } from "../../theme/email"
import type { BarPart, Block, EmailFrame, Row } from "./blocks"

/** An email as HTML that mail programs draw alike: tables and inline styles, no picture, no script, nothing loaded. */
export const emailHtml = (frame: EmailFrame, blocks: readonly Block[]): string =>
  `<!doctype html>${renderToStaticMarkup(<Email frame={frame} blocks={blocks} />)}`

function Email({ frame: { firm, title, because, messageCheck, unsubscribe }, blocks }: Props) {
  const looks = buildEmailStyles(firm.colours, firm.gray)
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={looks.ground}>
        <table role="presentation" align="center" style={looks.sheet}>
          <tbody>
            <tr>
              <td style={looks.inside}>
                <p style={looks.firm}>{firm.name}</p>
                <h1 style={looks.title}>{title}</h1>
                {blocks.map((block, i) => (
                  <Part key={i} block={block} looks={looks} />
                ))}
                <p style={looks.foot}>
                  Call{" "}
                  <a href={`tel:${firm.phone.tel}`} style={looks.link}>
                    {firm.phone.display}
                  </a>{" "}
                  or write to{" "}
                  <a href={`mailto:${firm.email}`} style={looks.link}>
                    {firm.email}
                  </a>
                  . {firm.imprint} {firm.legalLine}
                </p>
                <p style={looks.note}>
                  Not sure a message is from us?{" "}
                  <a href={messageCheck} style={looks.link}>
                    Check it
                  </a>
                </p>
                <p style={looks.note}>
                  {because}{" "}
                  <a href={unsubscribe} style={looks.link}>
                    Stop our emails
                  </a>
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

type Props = { frame: EmailFrame; blocks: readonly Block[] }

function Part({ block, looks }: { block: Block; looks: EmailStyles }) {
  switch (block.is) {
    case "heading":
      return <h2 style={looks.heading}>{block.text}</h2>
    case "paragraph":
    case "note":
      return <p style={looks[block.is]}>{block.text}</p>
    case "rows":
      return <Rows rows={block.rows} looks={looks} />
    case "bar":
      return (
        <>
          <Bar parts={block.parts} looks={looks} />
          <p style={looks.note}>{block.text}</p>
        </>
      )
    case "list":
      return (
        <ul style={looks.list}>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case "action":
      return (
        <p style={looks.paragraph}>
          <a href={block.url} style={looks.action}>
            {block.label}
          </a>
        </p>
      )
    case "link":
      return (
        <p style={looks.paragraph}>
          {block.before}{" "}
          <a href={block.url} style={looks.link}>
            {block.label}
          </a>
        </p>
      )
    default: {
      const missed: never = block
      return missed
    }
  }
}

function Rows({ rows, looks }: { rows: readonly Row[]; looks: EmailStyles }) {
  return (
    <table style={looks.table}>
      <tbody>
        {rows.map(({ label, value, why, strong }, i) => (
          <tr key={i}>
            <td style={strong ? looks.totalLabel : looks.label}>
              {label}
              {why && <p style={looks.why}>{why}</p>}
            </td>
            <td style={strong ? looks.totalAmount : looks.amount}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The narrowest share that's drawn, in percent: about ten pixels of the sheet. */
const NARROWEST = 2

/** Cells of a table, since mail programs draw no other bar alike. The text below it says the shares. */
function Bar({ parts, looks }: { parts: readonly BarPart[]; looks: EmailStyles }) {
  return (
    <table role="presentation" aria-hidden="true" width="100%" style={looks.bar}>
      <tbody>
        <tr>
          {parts.map(({ sum, share }) => (
            <td key={sum} width={`${Math.max(NARROWEST, Math.round(share))}%`} {...filled(looks[sum])}>
              {"\u00a0"}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The colour as an attribute too, for mail programs that drop the one of the style. */
const filled = (style: EmailStyles["ourFeeCents"]) => ({ style, bgcolor: style.backgroundColor })
