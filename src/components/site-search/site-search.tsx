import { useId, type FormEventHandler, type Ref } from "react"
import { paths, SEARCH_FIELD } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { Button } from "../button/button"

type Props = {
  /** Only set on the search page itself, which shows the results without loading another page. */
  live?: { input: Ref<HTMLInputElement>; onFocus: () => void; onInput: () => void; onSubmit: FormEventHandler }
}

/** A field to search the site. It's a plain form that loads the search page. */
export function SiteSearch({ live }: Props) {
  const id = useId()
  return (
    <form role="search" action={paths.search} className={variant("search.form")} onSubmit={live?.onSubmit}>
      <label htmlFor={id} className={variant("form.label")}>
        Search the guides and pages
      </label>
      <div className={variant("search.row")}>
        <input
          ref={live?.input}
          id={id}
          name={SEARCH_FIELD}
          type="search"
          autoComplete="off"
          className={variant("form.input")}
          onFocus={live?.onFocus}
          onInput={live?.onInput}
        />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </div>
    </form>
  )
}
