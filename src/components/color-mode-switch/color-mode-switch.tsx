import { COLOR_MODE_KEY } from "../../lib/color-mode"
import { variant } from "../../theme/variant"

const LABELS = { light: "Light", dark: "Dark", system: "System" }

/** Lets the visitor choose light, dark or the system's colours. The script in the head marks the choice and acts on it. */
export function ColorModeSwitch() {
  return (
    <fieldset className={variant("footer.mode")}>
      <legend>Colour mode</legend>
      {Object.entries(LABELS).map(([mode, label]) => (
        <label key={mode}>
          <input type="radio" name={COLOR_MODE_KEY} value={mode} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
