import type { HTMLAttributes, ReactNode } from "react"

type Props = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  headComponents: ReactNode
  preBodyComponents: ReactNode
  postBodyComponents: ReactNode
  /** The HTML of the page's components. */
  body: string
}

/** The document around every page, in the place of Gatsby's own, which also speaks to browsers of ten years ago. */
export default function Html(props: Props) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
