// Dark follows the system, unless a person of the desk chose for this device: the page then says so on its root element.
// For the desk's own sheet, in its build and under npm run dev; the public pages' styles stay as they are written.

/** As PostCSS calls it: one rule of a sheet. */
interface Rule {
  selector: string;
  clone(changed: { selector: string }): Rule;
}
interface Media {
  params: string;
  nodes?: Rule[];
  after(rules: Rule[]): void;
}
interface Run {
  result: { opts: { from?: string } };
}

export const chosenThemes = {
  postcssPlugin: 'chosen-themes',
  AtRuleExit: {
    media(media: Media, { result }: Run) {
      if (!result.opts.from?.includes('/desk/styles/')) return;
      if (!/prefers-color-scheme:\s*dark/.test(media.params)) return;
      const roots = (media.nodes ?? []).filter(({ selector }) => selector === ':root');
      media.after(roots.map((rule) => rule.clone({ selector: ':root[data-theme="dark"]' })));
      for (const rule of roots) rule.selector = ':root:not([data-theme="light"])';
    },
  },
} as never;
