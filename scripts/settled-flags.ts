/**
 * Remix's flags are settled in remix.config.ts, but its scripts ask for them in the browser and so bring along what
 * another answer would need: 6 kB of every page. Here the answers are written in, and the bundler leaves the rest out.
 */
import type { Plugin } from 'vite'

type Replacement = readonly [question: RegExp, answer: string]

/** What `future` names is on, and Remix turns on all of the router's; the site is no single-page application. */
const flags: readonly Replacement[] = [
  [/(?:\bwindow\.__remixContext\.|\brouter\.)?\bfuture\.v[37]_\w+/g, 'true'],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  // Single fetch is what fetches for every loader and action.
  [/\btypeof singleFetch === "function"/g, 'true'],
]

/** By the end of a module's path. Where one of them no longer matches, the build fails. */
const answers: Readonly<Record<string, readonly Replacement[]>> = {
  '@remix-run/router/dist/router.js': [
    // No loader defers, and single fetch unwraps promises by itself.
    [/(?<!function )\bisDeferred(?:Data|Result)\(\w+\)/g, 'false'],
    // Text for developers, about mistakes that the router itself would have to make.
    [/^( *invariant\([^"'\n]*), ["'].*\);$/gm, '$1);'],
    [/^ *warning\(.*\);$/gm, ''],
  ],
  'react-router/dist/index.js': [
    // Root has a boundary of its own.
    [/\/\*#__PURE__\*\/React\.createElement\(DefaultErrorComponent, null\)/g, 'null'],
  ],
  '@remix-run/react/dist/esm/routes.js': [
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g, 'undefined'],
    [
      /route\.id === "root" \? \(\) => [^:]*RemixRootDefaultErrorBoundary, \{\s*error: useRouteError\(\)\s*\}\) : undefined/g,
      'undefined',
    ],
  ],
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    // The last resort, when root's own boundary fails. Remix's would bring its scripts along.
    [
      /React\.createElement\(RemixRootDefaultErrorBoundary, \{\s*error: this\.state\.error,\s*isOutsideRemixApp: true\s*\}\)/g,
      'React.createElement("html", null, React.createElement("body", null, React.createElement("h1", null, "Application Error")))',
    ],
  ],
}

export function settledFlags(): Plugin {
  return {
    name: 'settled-flags',
    apply: 'build',
    transform(source, id) {
      if (!/\/node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\//.test(id)) return null
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
  return Object.entries(answers).find(([path]) => id.split('?')[0]?.endsWith(`/node_modules/${path}`))?.[1] ?? []
}
