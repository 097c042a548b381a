import type { Theme } from "theme-ui"
import { getBrandPalettes } from "./brand"
import { createColourRoles, type Role } from "./roles"
import { scales } from "./tokens"

/** The custom property of a role: `accentText` is `--accent-text`. */
export const getCustomProperty = (role: string): string =>
  `--${role.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`

const roleNames = Object.keys(createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "light"))

/** The colours are custom properties, so that the same rules work in both colour modes and with every palette. */
const colors = Object.fromEntries(roleNames.map(role => [role, `var(${getCustomProperty(role)})`])) as Record<
  Role,
  string
>

export const theme = { config: { useBorderBox: false }, colors, ...scales } satisfies Theme
