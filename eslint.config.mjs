import { readdirSync } from "node:fs"
import importX from "eslint-plugin-import-x"
import reactHooks from "eslint-plugin-react-hooks"
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript"
import tseslint from "typescript-eslint"

/** The folders that each folder of src may import from. Every other import is refused. */
const MAY_IMPORT = {
  domain: [],
  lib: ["domain"],
  theme: ["domain"],
  components: ["domain", "lib", "theme"],
  features: ["domain", "lib", "theme", "components"],
  layouts: ["domain", "lib", "theme", "components", "features"],
  templates: ["domain", "lib", "theme", "components", "features", "layouts"],
  pages: ["domain", "lib", "theme", "components", "features", "layouts"],
  gatsby: ["domain", "theme"],
  editor: ["domain", "lib", "theme", "components", "features", "layouts", "templates", "gatsby", "documents"],
  leads: ["domain"],
  documents: ["domain", "theme", "components"],
}

/**
 * The folders of src/leads that each of its folders may import from, from the core to the code that the host starts. A folder
 * that isn't listed may not import from any.
 */
const LEADS_MAY_IMPORT = {
  core: [],
  outgoing: ["core"],
  store: ["core"],
  views: ["core", "store"],
  helpful: ["core", "store"],
  counts: ["core", "store", "views"],
  outbox: ["core", "outgoing", "store", "views", "helpful", "counts"],
  health: ["core", "store", "outbox"],
  http: ["core", "store", "counts", "outbox"],
  admin: ["core", "store", "counts", "outbox"],
  production: ["core", "outgoing", "store", "outbox", "health", "http"],
}

const LEADS_FOLDERS = Object.keys(LEADS_MAY_IMPORT)

/**
 * The folders of src/domain. Each may import from those before it, and from files in src/domain itself, which may only import
 * from the first folder.
 */
const DOMAIN_FOLDERS = [
  ...["firm", "business-hours", "parse", "money", "figures", "job", "fees", "format", "transfer-duty", "quote"],
  ...["icons", "lead", "content", "documents-to-send", "key-dates", "price-caps", "freshness", "mark", "page-tests"],
  ...["own-contract", "sample-documents", "structured-data", "urgency"],
]

const FOLDERS = [...Object.keys(MAY_IMPORT), "testing", "harness"]

const getSourceFolder = folder => `./src/${folder}`
const listFoldersExcept = (...allowed) => FOLDERS.filter(folder => !allowed.includes(folder)).map(getSourceFolder)

const restrictedPaths = [
  ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
    target: `./src/${folder}/**/!(*.test).{ts,tsx}`,
    from: [...listFoldersExcept(folder, ...allowed), "./functions", "./e2e", "./tools"],
    message: `src/${folder} may import: ${allowed.join(", ") || "nothing else of ours"}`,
  })),
  ...Object.entries(LEADS_MAY_IMPORT).map(([folder, allowed]) => ({
    target: `./src/leads/${folder}/**/!(*.test).ts`,
    from: LEADS_FOLDERS.filter(other => other !== folder && !allowed.includes(other)).map(
      other => `./src/leads/${other}`,
    ),
    message: `src/leads/${folder} may import: domain${allowed.map(other => `, leads/${other}`).join("")}`,
  })),
  {
    target: [`./src/leads/!(${LEADS_FOLDERS.join("|")})/**/!(*.test).ts`, "./src/leads/*.ts"],
    from: "./src/leads",
    message: "give the folder its layer in LEADS_MAY_IMPORT; no file is at the root of src/leads",
  },
  ...DOMAIN_FOLDERS.slice(0, -1).map((folder, at) => ({
    target: [`./src/domain/${folder}/**/!(*.test).ts`, ...(at === 0 ? ["./src/domain/!(*.test).ts"] : [])],
    from: DOMAIN_FOLDERS.slice(at + 1).map(later => `./src/domain/${later}`),
    message: `src/domain/${folder} may import only what's before it in DOMAIN_FOLDERS, so that there's no circle`,
  })),
  {
    target: `./src/domain/!(${DOMAIN_FOLDERS.join("|")})/**/!(*.test).ts`,
    from: "./src/domain",
    message: "give the folder its place in DOMAIN_FOLDERS",
  },
  ...readdirSync("src/features").map(feature => ({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [`./${feature}`],
    message: "features never import each other; a layout or page arranges them",
  })),
  {
    target: "./functions/**/!(*.test).{ts,mts}",
    from: [...listFoldersExcept("domain", "leads", "documents"), getSourceFolder("leads/admin")],
    message: "functions may import: domain, leads without its commands (admin), documents",
  },
  { target: "./e2e", from: listFoldersExcept("domain"), message: "e2e may import: domain/paths, tools" },
  {
    target: "./tools/**/!(*.test).{ts,mts,mjs}",
    from: listFoldersExcept("domain", "leads", "documents", "gatsby", "harness"),
    message:
      "tools may import: domain, leads, documents, gatsby, harness; what needs Jest is in src/testing, for tests only",
  },
  {
    target: "./src/harness",
    from: [...listFoldersExcept("harness", "domain", "leads"), "./e2e", "./tools"],
    message: "src/harness may import: domain, leads, functions; what needs Jest is in src/testing",
  },
]

/** Creates the rules that refuse a text in any kind of string in code. */
function createForbiddenTextRules({ pattern, message }) {
  const places = [`Literal[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`, `JSXText[value=${pattern}]`]
  return places.map(selector => ({ selector, message }))
}

/** Texts that are only allowed in `src/theme`, in any kind of string. Comments may contain them. */
const inTheTheme = [
  { pattern: "/#[0-9a-f]{3,8}\\b/i", message: "A colour is written once, in src/theme: name a role." },
  { pattern: "/\\b[0-9]+px\\b/", message: "A pixel is written once, in src/theme: name a variant." },
  { pattern: "/font-?family|figtree|sans-serif/i", message: "A typeface is named once, in src/theme." },
].flatMap(createForbiddenTextRules)

/**
 * Texts that are only allowed in dated tables, and in content with a source. "like $850,000" is allowed, since it shows how to
 * type an amount.
 */
const inTheContent = [
  { pattern: "/(?<!like )\\$\\d/", message: "An amount of money is a figure of content/rates or content/fees." },
  { pattern: "/\\d ?(?:%|per ?cent)/i", message: "A percentage is a figure of content/rates or content/fees." },
].flatMap(createForbiddenTextRules)

/** Business rules get the date and time from their caller, so that tests can use any day. */
const clock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "MemberExpression[object.name='Date'][property.name='now']",
].map(selector => ({ selector, message: "src/domain has no clock: take the day as an argument." }))

/** Participles that don't say what a value is: `matches` or `entry` instead of `found`, `savedLead` instead of `kept`. */
const BARE_PARTICIPLES = [
  ...[
    "accepted",
    "added",
    "announced",
    "answered",
    "arrived",
    "asked",
    "bound",
    "bought",
    "broken",
    "brought",
    "built",
  ],
  ...["called", "changed", "checked", "chosen", "counted", "decided", "delivered", "done", "drawn", "ended", "escaped"],
  ...["failed", "found", "given", "gone", "heard", "held", "imported", "joined", "judged", "kept", "known", "listed"],
  ...["located", "logged", "lost", "made", "meant", "met", "missed", "moved", "named", "offered", "opened", "placed"],
  ...["planted", "printed", "quoted", "reached", "refused", "released", "reported", "said", "saved", "seen", "sent"],
  ...["shown", "signed", "sold", "started", "stated", "stored", "taken", "thrown", "tried", "typed", "unasked"],
  ...["unlisted", "untold", "used", "wanted", "written"],
]

/** The files in which bare participles are refused as names of variables, functions and parameters. Keys of data aren't affected. */
const PARTICIPLES_REFUSED_IN = ["{src,functions,tools}/**/*.{ts,tsx,mts}", "e2e/**/*.ts"]

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", ".netlify", "src/gatsby-types.d.ts", "screenshots"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx,mts}"],
    plugins: { "import-x": importX, "react-hooks": reactHooks },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: restrictedPaths }],
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "no-restricted-imports": [
        "error",
        { name: "node:fs", importNames: ["globSync"], message: "Node 20 hasn't got it: list with readdirSync." },
      ],
      "no-console": ["error", { allow: ["warn", "error"] }],
      eqeqeq: "error",
    },
  },
  {
    files: [
      "src/pages/**",
      "src/templates/**",
      "src/html.tsx",
      "src/features/quote/static-quote-form.tsx",
      "src/features/key-dates/key-dates-form.tsx",
      "functions/**",
      "*.config.{ts,mts}",
      "gatsby-*.{ts,tsx}",
      "tools/**",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  { files: ["tools/**"], rules: { "no-console": "off" } },
  {
    files: PARTICIPLES_REFUSED_IN,
    rules: {
      "@typescript-eslint/naming-convention": [
        "error",
        {
          selector: ["variable", "function", "parameter"],
          format: null,
          custom: { regex: `^(?:${BARE_PARTICIPLES.join("|")})$`, match: false },
        },
        { selector: ["variable", "parameter"], modifiers: ["destructured"], format: null },
      ],
    },
  },
  {
    files: ["src/harness/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["jest", "test", "describe", "expect", "beforeAll", "beforeEach", "afterEach", "afterAll"].map(name => ({
          name,
          message: "src/harness runs without Jest too, for the soak: what needs it is in src/testing.",
        })),
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "functions/**/*.{ts,mts}"],
    ignores: ["src/theme/**", "src/domain/**", "**/*.test.*"],
    rules: { "no-restricted-syntax": ["error", ...inTheTheme] },
  },
  {
    files: ["src/{components,features,templates,layouts,pages}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*"],
    rules: { "no-restricted-syntax": ["error", ...inTheTheme, ...inTheContent] },
  },
  {
    files: ["src/domain/**/*.ts"],
    // The firm's mark has colours of its own.
    ignores: ["**/*.test.*", "src/domain/mark/**"],
    rules: { "no-restricted-syntax": ["error", ...inTheTheme, ...clock] },
  },
  { files: ["src/domain/mark/**"], rules: { "no-restricted-syntax": ["error", ...clock] } },
  {
    files: ["src/domain/**/*.ts"],
    ignores: ["**/*.test.*"],
    rules: {
      "no-restricted-globals": ["error", "process", "window", "document", "fetch", "localStorage", "sessionStorage"],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(node:|react|gatsby)",
              message: "src/domain is plain TypeScript: it knows no Node, React or Gatsby.",
            },
          ],
        },
      ],
    },
  },
)
