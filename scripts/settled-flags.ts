/** Replaces flags of Remix and Vite by their values, so that the bundler removes the code of other values: 7 kB a page. */
import type { Plugin } from 'vite'

type Replacement = readonly [question: RegExp, answer: string]

/** `future` is on, and Remix turns on all flags of the router; the site is no single-page application. */
const flags: readonly Replacement[] = [
  [/(?:\bwindow\.__remixContext\.|\brouter\.)?\bfuture\.v[37]_\w+/g, 'true'],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  // Single fetch fetches for every loader and action.
  [/\btypeof singleFetch === "function"/g, 'true'],
  [/\bconst isBrowser = .*;$/gm, 'const isBrowser = true;'],
  // Messages to developers about mistakes of the router itself.
  [/^( *invariant\([^"'`\n]*), ["'`].*\);$/gm, '$1);'],
  // Names for developers keep components that the site does not use.
  [/^\w+\.displayName = "\w+";$/gm, ''],
]

const remixModule = /\/node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\//

/** By the end of a module's path. The build fails if one no longer matches. */
const answers: Readonly<Record<string, readonly Replacement[]>> = {
  '@remix-run/router/dist/router.js': [
    // No loader defers, and single fetch unwraps promises by itself.
    [/(?<!function )\bisDeferred(?:Data|Result)\(\w+\)/g, 'false'],
    [/^ *await Promise\.all\(\[resolveNavigationDeferredResults\(.*\);$/m, ''],
    [/^ *(?:cancelActiveDeferreds|cancelledDeferredRoutes\.push)\(.*\);$/gm, ''],
    [/^ {4}activeDeferreds\.forEach\(\(deferredData[\s\S]*?^ {4}\}\);$/m, ''],
    [/^ *warning\(.*\);$/gm, ''],
    [/_extends\(\{\s*v7_fetcherPersist: false,[^}]*\}, init\.future\)/, 'init.future'],
  ],
  'react-router-dom/dist/index.js': [[/^ *React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(.*$/gm, '']],
  'react-router/dist/index.js': [
    // Root has its own boundary.
    [/\/\*#__PURE__\*\/React\.createElement\(DefaultErrorComponent, null\)/g, 'null'],
  ],
  '@remix-run/react/dist/esm/routes.js': [
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g, 'undefined'],
    [
      /route\.id === "root" \? \(\) => [^:]*RemixRootDefaultErrorBoundary, \{\s*error: useRouteError\(\)\s*\}\) : undefined/g,
      'undefined',
    ],
  ],
  '@remix-run/react/dist/esm/browser.js': [
    // Most pages have their data as JSON (app/ui/layout/page-data.ts): nothing is left to decode.
    [/if \(true\) \{(?=\s*\/\/ Note: `stateDecodingPromise`)/, 'if (!window.__remixContext.state) {'],
    // For the development server, whose scripts are not changed here.
    [/^ *router\.createRoutesForHMR = .*$/m, ''],
  ],
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    // The last resort, when root's own boundary fails. Remix's would bring its scripts along.
    [
      /React\.createElement\(RemixRootDefaultErrorBoundary, \{\s*error: this\.state\.error,\s*isOutsideRemixApp: true\s*\}\)/g,
      'React.createElement("html", null, React.createElement("body", null, React.createElement("h1", null, "Application Error")))',
    ],
  ],
}

/** Vite's own module, which loads the styles of scripts that are loaded on demand. */
const preloadHelper = '\0vite/preload-helper.js'

const preloadAnswers: readonly Replacement[] = [
  // Without modulePreload only styles come before a script.
  [/\bdep\.endsWith\("\.css"\)/, 'true'],
  [/document\.querySelector\(\s*"meta\[property=csp-nonce\]"\s*\)/, 'null'],
]

export function settledFlags(): Plugin {
  return {
    name: 'settled-flags',
    apply: 'build',
    transform(source, id) {
      if (id !== preloadHelper && !remixModule.test(id)) return null
      let code = flags.reduce((code, [question, answer]) => code.replace(question, answer), source)
      for (const [question, answer] of answersFor(id)) {
        if (code.search(question) === -1) this.error(`scripts/settled-flags.ts finds no ${question} in ${id}`)
        code = code.replace(question, answer)
      }
      return { code, map: null }
    },
  }
}

function answersFor(id: string): readonly Replacement[] {
  if (id === preloadHelper) return preloadAnswers
  return Object.entries(answers).find(([path]) => id.split('?')[0]?.endsWith(`/node_modules/${path}`))?.[1] ?? []
}
