import { EMBED_WORDS, type EmbeddedTool, buildEmbedFrameTag, buildEmbedScriptTag } from "../../domain/embed-words"
import { variant } from "../../theme/variant"
import { CopySource } from "../button/copy-buttons"
import { Island } from "../island/island"

/** The tool is inserted by the same line of HTML that partners copy, with our script at this page's own address. */
export function EmbedExample(props: EmbeddedTool) {
  return (
    <figure className={variant("example.frame")}>
      <figcaption className={variant("example.bar")}>{EMBED_WORDS[props.tool].heading}</figcaption>
      <div
        className={variant("example.stage")}
        dangerouslySetInnerHTML={{ __html: buildEmbedScriptTag({ ...props, site: "" }) }}
      />
      <Line line={buildEmbedScriptTag(props)} about="The line for your page" copy="Copy the line" />
      <Line
        line={buildEmbedFrameTag(props)}
        about="For a page that may run no script"
        copy="Copy the line without a script"
      />
    </figure>
  )
}

function Line({ line, about, copy }: { line: string; about: string; copy: string }) {
  return (
    <div className={variant("example.line")} data-source="">
      <p>{about}</p>
      <pre>
        <code>{line}</code>
      </pre>
      <Island name="copy-source" props={{ label: copy }}>
        <CopySource label={copy} />
      </Island>
    </div>
  )
}
