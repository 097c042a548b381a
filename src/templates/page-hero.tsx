import type { ReactNode } from "react"
import { Drawing, Illustration } from "../components/illustration/illustration"
import type { HeroAside } from "../domain/content/author-components"
import type { SceneName } from "../domain/content/choices"
import { variant } from "../theme/variant"
import { createStaticComponent } from "./static-component"

export const QuoteStart = createStaticComponent(() =>
  import(/* webpackChunkName: "quote-start" */ "../features/quote/quote-start").then(file => file.QuoteStart),
)

type HeroWordsProps = {
  eyebrow?: string
  title: string
  /** 2 if the page already has an h1. */
  level?: 1 | 2
  lead: string
  children?: ReactNode
}

/** The hero has the page's only h1, unless the page already has one. */
export function PageHero({ aside, scene, ...words }: HeroWordsProps & { aside?: HeroAside; scene?: SceneName }) {
  return (
    <section className={scene ? variant("hero.root", "hero.street") : variant("hero.root")}>
      <div className={variant("layout.container")}>
        {aside ? (
          <div className={variant("hero.split")}>
            <HeroWords {...words} />
            {scene && <Drawing name={scene} look="hero.scene" width={560} height={208} />}
            <div>{aside === "quote-start" ? <QuoteStart /> : <Illustration name={aside} />}</div>
          </div>
        ) : (
          <HeroWords {...words} />
        )}
      </div>
    </section>
  )
}

function HeroWords({ eyebrow, title, level = 1, lead, children }: HeroWordsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={variant("hero.words")}>
      {eyebrow && <p className={variant("text.eyebrow")}>{eyebrow}</p>}
      <Heading className={variant("text.h1")}>{title}</Heading>
      <p className={variant("text.lead")}>{lead}</p>
      {children && <div className={variant("hero.actions")}>{children}</div>}
    </div>
  )
}
