import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "@playwright/test"
import { runCommand } from "./run-command"

/** The typefaces that the site's fallback is based on (`src/theme/tokens.ts`). Every visitor has one of them. */
const FALLBACK_TYPEFACES = ["Arial", "Liberation Sans", "Roboto"]

/** Chromium without windows, and its Debian package's name. It has the full browser's engine and is a sixth faster. */
const HEADLESS_SHELL = "chromium-headless-shell"

const COMMANDS = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/**
 * The features that Playwright turns off in a browser it starts. A browser uses only the last such list, so ours has to
 * repeat them. To compare with `disabledFeatures` in `playwright-core/lib/coreBundle.js` at an upgrade of Playwright.
 */
const OFF_BY_PLAYWRIGHT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
]

/** Pages that the address bar loads in each new window, which takes as much work as one of our pages. */
const PAGES_OF_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]

/** Flags for every browser we start. It then runs as root and without a graphics card, and sends no requests of its own. */
export const BROWSER_ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...PAGES_OF_ADDRESS_BAR].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  // Draws text as the full browser does. The headless one would round the width of each letter.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--no-first-run",
]

/** The user agent of a visitor's browser. With a headless one, a page that fails is answered as for a crawler. */
export const VISITOR_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"

/**
 * The one in `CHROME_PATH`, Playwright's own, one on the PATH, or one that's installed now.
 *
 * @throws Error that says what to do, if there's none and none can be installed.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const browser = await getBrowserPath("browser", () => true, installBrowser)
  if (!(await hasSystemFallbackTypeface())) await installSystemPackage("fonts-liberation")
  return browser
}

/** A browser with windows, which alone keeps pages for Back and Forward. @throws Error if none can be installed. */
export const getFullBrowserPath = (): Promise<string> =>
  getBrowserPath(
    "browser with windows",
    path => !/shell/.test(path),
    () => installSystemPackage("chromium"),
  )

async function getBrowserPath(what: string, isWanted: (path: string) => boolean, install: () => Promise<void>) {
  if (!findInstalledBrowser(isWanted)) {
    process.stdout.write(`No ${what} found. Installing Chromium.\n`)
    await install()
  }
  const browser = findInstalledBrowser(isWanted)
  if (browser) return browser
  throw new Error(
    `No ${what} found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.`,
  )
}

function findInstalledBrowser(isWanted: (path: string) => boolean = () => true): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap(folder => COMMANDS.map(command => join(folder, command)))
  const places = [process.env.CHROME_PATH, chromium.executablePath(), ...onPath, ...MAC_APPS]
  return places.find(place => place && existsSync(place) && isWanted(place)) ?? null
}

async function installBrowser(): Promise<void> {
  if ((await runCommand("playwright", ["install", "chromium"])) && findInstalledBrowser()) return
  await installSystemPackage(HEADLESS_SHELL)
  if (!findInstalledBrowser()) await installSystemPackage("chromium")
}

/** Whether this machine has a fallback typeface, so that text is as wide as for visitors until our typeface has loaded. */
async function hasSystemFallbackTypeface(): Promise<boolean> {
  if (process.platform !== "linux") return true
  let output = ""
  await runCommand("fc-list", [":", "family"], { onOutput: text => (output += text) })
  return FALLBACK_TYPEFACES.some(name => output.includes(name))
}

async function installSystemPackage(name: string): Promise<void> {
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"]
  if (command === undefined || !(await runCommand(command, [...before, "update"]))) return
  await runCommand(command, [...before, "install", "-y", "--no-install-recommends", name], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  })
}
