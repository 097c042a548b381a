import type { ReactNode } from "react"
import { Hero } from "../components/hero/hero"
import { Illustration } from "../components/illustration/illustration"
import type { HeroAside } from "../domain/content/author-components"
import { QuoteStart } from "./quote-start"

type Props = {
  eyebrow?: string
  title: string
  level?: 1 | 2
  lead: string
  aside?: HeroAside
  children?: ReactNode
}

/** The hero as a writer asks for it: beside the words nothing, a drawing, or the first questions of the quote form. */
export function PageHero({ aside, ...words }: Props) {
  if (!aside) return <Hero {...words} />
  return <Hero {...words} aside={aside === "quote-start" ? <QuoteStart /> : <Illustration name={aside} />} />
}
