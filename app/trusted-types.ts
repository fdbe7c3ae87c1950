// Every page demands trusted types: a string becomes an element or a script only if the policy here lets it pass.
// React makes its empty script element from a string, and Meta writes the next page's structured data into it as text.
// Neither can bring in an element of a stranger's; anything else is refused.

declare global {
  interface Window {
    /** Not in TypeScript's DOM yet, nor in every browser. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string | null; createScriptURL?(address: string): string },
      ): unknown;
    };
  }
}

const emptyScript = '<script></script>';

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
});

export {};
