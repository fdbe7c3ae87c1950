/** Our own pages and our own worker, from our own server: one policy, as the page's headers allow. */
export const policy = window.trustedTypes?.createPolicy('desk', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
}) as { createHTML(html: string): string; createScriptURL(address: string): string } | undefined;
