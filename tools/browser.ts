import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { chromium } from "@playwright/test"
import { runCommand } from "./run-command"

/** What the site's fallback typeface is made of (`src/theme/tokens.ts`): every visitor has one of them. */
const FALLBACK_TYPEFACES = ["Arial", "Liberation Sans", "Roboto"]

/** Chromium without windows, and Debian's package of it: with the same engine, and a sixth quicker than the whole browser. */
const HEADLESS_SHELL = "chromium-headless-shell"

const COMMANDS = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/**
 * What Playwright turns off in a browser that it starts. A browser heeds one such list only, the last, so ours has to say it
 * again; `e2e/browser.spec.ts` compares the two.
 */
const OFF_BY_PLAYWRIGHT = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
  ...["msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
]

/** The pages that the address bar of each new window loads for itself: as much work as a page of ours. */
const PAGES_OF_ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]

/** Flags for every browser we start: works as root and without a graphics card, and calls nobody on its own. */
export const BROWSER_ARGS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...PAGES_OF_ADDRESS_BAR].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  // As a whole browser draws it: the shell would round the width of each letter.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--no-first-run",
]

/**
 * How a person's browser names itself. Without it a browser that we start says that it is headless, and is answered
 * like a crawler where a page breaks.
 */
export const VISITOR_USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"

/**
 * The path of a Chromium or Chrome: `CHROME_PATH`, Playwright's own, one on the PATH, or one installed now.
 *
 * @throws Error with what to do, when there is none and none can be installed.
 */
export async function getBrowserPath(): Promise<string> {
  if (!findBrowser()) {
    process.stdout.write("No browser found. Installing Chromium.\n")
    await installBrowser()
  }
  const browser = findBrowser()
  if (!browser)
    throw new Error(
      "No browser found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.",
    )
  if (!(await hasTypeface())) await installPackage("fonts-liberation")
  return browser
}

function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap(folder => COMMANDS.map(command => join(folder, command)))
  const places = [process.env.CHROME_PATH, chromium.executablePath(), ...onPath, ...MAC_APPS]
  return places.find(place => place !== undefined && place !== "" && existsSync(place)) ?? null
}

/** Playwright's download needs a server that many build machines cannot reach; the system's packages are the other way. */
async function installBrowser(): Promise<void> {
  if ((await runCommand("playwright", ["install", "chromium"])) && findBrowser()) return
  await installPackage(HEADLESS_SHELL)
  if (!findBrowser()) await installPackage("chromium")
}

/** Whether text is as wide as for visitors until our typeface has come. A small Linux machine may have none that is. */
async function hasTypeface(): Promise<boolean> {
  if (process.platform !== "linux") return true
  let output = ""
  await runCommand("fc-list", [":", "family"], { onOutput: text => (output += text) })
  return FALLBACK_TYPEFACES.some(name => output.includes(name))
}

/** By the system's own packages, where it's Debian's or one like it. */
async function installPackage(name: string): Promise<void> {
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"]
  if (command === undefined || !(await runCommand(command, [...before, "update"]))) return
  await runCommand(command, [...before, "install", "-y", "--no-install-recommends", name], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  })
}
