import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { CopySource } from "../button/copy-buttons"
import { Icon } from "../icon/icon"
import { Island } from "../island/island"

type Props = {
  title: string
  /** The source text that renders `children`, word for word. */
  source: string
  children?: ReactNode
}

/** Components with their source text below them. Both come from the same text, so that they always match. */
export function Example({ title, source, children }: Props) {
  return (
    <figure className={variant("example.frame")}>
      <figcaption className={variant("example.bar")}>{title}</figcaption>
      <div className={variant("text.prose", "example.stage")}>{children}</div>
      <details className={variant("disclosure.item", "example.source")} data-source="">
        <summary>
          Show the source
          <Icon name="chevron" />
        </summary>
        <pre>
          <code>{source}</code>
        </pre>
        <div className={variant("layout.row")}>
          <Island name="copy-source" props={{}}>
            <CopySource />
          </Island>
        </div>
      </details>
    </figure>
  )
}
