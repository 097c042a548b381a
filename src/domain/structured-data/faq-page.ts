import type { FAQPage } from "schema-dts"

/** A page whose own text is questions with one answer each. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) =>
  ({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  }) satisfies FAQPage
