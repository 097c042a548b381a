import type { Theme } from "theme-ui"
import { getBrand } from "./brand"
import { createRoles, type Role } from "./roles"
import { scales } from "./tokens"

/** The custom property of a role: `accentText` is `--accent-text`. */
export const getCustomProperty = (role: string): string =>
  `--${role.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`

const roleNames = Object.keys(createRoles(getBrand(["light-coral"]), "zinc", "light"))

/** Colours are custom properties, so that one rule serves both colour modes and every palette. */
const colors = Object.fromEntries(roleNames.map(role => [role, `var(${getCustomProperty(role)})`])) as Record<
  Role,
  string
>

export const theme = { config: { useBorderBox: false }, colors, ...scales } satisfies Theme
