declare module 'hyphenated-de' {
  const german: { readonly patterns: readonly string[] }
  export = german
}
