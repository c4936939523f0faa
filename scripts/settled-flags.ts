/**
 * Remix's flags are settled in remix.config.ts, but its scripts ask for them in the browser and so bring along what
 * another answer would need: 2 kB of every page. Here the answers are written in, and the bundler leaves the rest out.
 */
import type { Plugin } from 'vite'

/** What `future` names is on, and Remix turns on all of the router's; the site is no single-page application. */
const questions: readonly (readonly [question: RegExp, answer: string])[] = [
  [/(?:\bwindow\.__remixContext\.|\brouter\.)?\bfuture\.v[37]_\w+/g, 'true'],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  // Single fetch is what fetches for every loader and action.
  [/\btypeof singleFetch === "function"/g, 'true'],
]

export function settledFlags(): Plugin {
  return {
    name: 'settled-flags',
    apply: 'build',
    transform(code, id) {
      if (!/\/node_modules\/(?:@remix-run\/(?:react|router)|react-router|react-router-dom)\//.test(id)) return null
      return { code: questions.reduce((code, [question, answer]) => code.replace(question, answer), code), map: null }
    },
  }
}
