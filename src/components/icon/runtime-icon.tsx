import { useEffect, useState } from "react"
import type { LoadedIcon } from "../../lib/icons/icon-answer"
import { loadIcon, type LoadIcon } from "../../lib/icons/icon-loader"
import { variant } from "../../theme/variant"

type Props = {
  /** Such as `lucide:anchor`. */
  name: string
  load?: LoadIcon
}

/** An icon whose name is known only at run time. Until it's loaded, and if it can't be, an empty box of the same size. */
export function RuntimeIcon({ name, load = loadIcon }: Props) {
  const [loadedIcon, setLoadedIcon] = useState<{ name: string; icon: LoadedIcon | null } | null>(null)

  useEffect(() => {
    let isWanted = true
    void load(name).then(icon => isWanted && setLoadedIcon({ name, icon }))
    return () => void (isWanted = false)
  }, [name, load])

  const icon = loadedIcon?.name === name ? loadedIcon.icon : null
  return (
    <svg
      className={variant("piece.loadedIcon")}
      viewBox={icon ? `0 0 ${icon.width} ${icon.height}` : undefined}
      width="20"
      height="20"
      aria-hidden="true"
      data-icon={icon ? name : undefined}
      dangerouslySetInnerHTML={{ __html: icon?.drawing ?? "" }}
    />
  )
}
