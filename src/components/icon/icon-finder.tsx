import { useState, type FormEvent } from "react"
import { parseIconName } from "../../domain/icons/icon-name"
import { variant } from "../../theme/variant"
import { Button } from "../button/button"
import { StaticHtml } from "../static-html/static-html"
import { RuntimeIcon } from "./runtime-icon"

const FIELD_ID = "icon-name"

export function IconFinder() {
  const [name, setName] = useState("")

  function showIcon(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setName(String(new FormData(event.currentTarget).get("name")).trim())
  }

  return (
    <form className={variant("layout.stack")} onSubmit={showIcon}>
      <StaticHtml className={variant("form.field")}>
        {() => (
          <>
            <label className={variant("form.label")} htmlFor={FIELD_ID}>
              Name of an icon
            </label>
            <input
              id={FIELD_ID}
              name="name"
              className={variant("form.input")}
              defaultValue="lucide:anchor"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
      </StaticHtml>
      <div className={variant("form.actions")}>
        <StaticHtml>
          {() => (
            <Button type="submit" look="secondary">
              Show the icon
            </Button>
          )}
        </StaticHtml>
        <output htmlFor={FIELD_ID}>{name && <FoundIcon key={name} name={name} />}</output>
      </div>
    </form>
  )
}

function FoundIcon({ name }: { name: string }) {
  if (!parseIconName(name)) return <span>Write the set, a colon and the icon, such as lucide:anchor.</span>
  return (
    <span>
      <RuntimeIcon name={name} /> {name}. If nothing appears, no set has that icon.
    </span>
  )
}
