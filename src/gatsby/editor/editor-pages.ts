import { variant } from "../../theme/variant"
import { EDITED_SITE } from "./editor-backend"

type Parts = {
  title: string
  link: string
  /** The lines of the body, with their indentation. */
  body: string
}

const renderAdminPage = ({ title, link, body }: Parts): string => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    ${link}
  </head>
  <body>
${body}
  </body>
</html>
`

export const renderEditorPage = (title: string): string =>
  renderAdminPage({
    title,
    link: `<link href="/admin/config.yml" type="text/yaml" rel="cms-config-url" />
    <link rel="stylesheet" href="/admin/editor.css" />`,
    body: `    <noscript>
      <h1>Editor</h1>
      <p>The editor needs JavaScript. Every file of the site can also be edited by hand.</p>
    </noscript>
    <script src="/admin/editor.js"></script>
    <script src="/admin/decap-cms.js"></script>`,
  })

/** A build without an editor has this page at the editor's address. It needs no script, so the general security policy suits it. */
export const renderEditorSetUpPage = (title: string): string =>
  renderAdminPage({
    title,
    link: '<link rel="stylesheet" href="/styles.css" />',
    body: `    <main class="${variant("layout.main", "section.plain")}">
      <div class="${variant("layout.narrow")}">
        <div class="${variant("text.prose")}">
          <h1 class="${variant("text.h1")}">The editor isn't set up</h1>
          <p>You can edit this site in your browser once it knows where to save your changes. Whoever looks after the site can set that up.</p>
          <h2>Set it up on this site</h2>
          <ol>
            <li>In the settings of the web host, set <code>EDITOR_BACKEND</code> to <code>github</code> if writers will sign in with GitHub. <code>git-gateway</code>, with which they sign in with an email address, is only for sites that have it already: Netlify has deprecated it.</li>
            <li>For GitHub, also set <code>EDITOR_REPO</code> to the repository, as <code>owner/name</code>.</li>
            <li>If changes should go to a branch other than <code>main</code>, set <code>EDITOR_BRANCH</code>.</li>
            <li>Build the site again, then reload this page.</li>
          </ol>
          <p>The file <code>docs/tasks/edit-in-the-browser.md</code> in the site's repository has the details.</p>
          <h2>Or edit on your own computer</h2>
          <p>Run <code>npm run edit</code> in a copy of the repository, then open <code>${EDITED_SITE}/admin/</code>. You don't need an account.</p>
          <p><a href="/">Go to the home page</a></p>
        </div>
      </div>
    </main>`,
  })
