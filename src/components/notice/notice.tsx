import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"

export type NoticeKind = "info" | "tip" | "warning" | "danger" | "law"

const KINDS = {
  info: { icon: "info", says: "Good to know" },
  tip: { icon: "tip", says: "Tip" },
  warning: { icon: "warning", says: "Take care" },
  danger: { icon: "warning", says: "Something went wrong" },
  law: { icon: "law", says: "What the law says" },
} as const

type Props = { kind: NoticeKind; title?: string; children: ReactNode }

/** A box that's set apart from the text around it. Its kind is given in words, not only by its colour. */
export function Notice({ kind, title, children }: Props) {
  const { icon, says } = KINDS[kind]
  return (
    <div className={variant(`notices.${kind}`)} role="note">
      <Icon name={icon} />
      <div>
        <p className={variant("notices.title")}>{title ?? says}</p>
        {children}
      </div>
    </div>
  )
}
