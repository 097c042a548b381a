import { useEffect, useState } from "react"
import type { LoadedIcon } from "../../lib/icons/icon-answer"
import { loadIcon } from "../../lib/icons/icon-loader"
import { variant } from "../../theme/variant"

/** An icon whose name is only known at run time. Until it has loaded, it's an empty box of the same size. */
export function RuntimeIcon({ name }: { name: string }) {
  const [loadedIcon, setLoadedIcon] = useState<{ name: string; icon: LoadedIcon | null } | null>(null)

  useEffect(() => {
    let isWanted = true
    void loadIcon(name).then(icon => isWanted && setLoadedIcon({ name, icon }))
    return () => void (isWanted = false)
  }, [name])

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
