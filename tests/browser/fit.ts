// Whether a page fits its window and the fingers on it, told by functions that run in the page.

/** How far the page can be moved sideways; nothing where it cannot. */
export function sideways(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  window.scrollTo({ left: 500 });
  const moved = window.scrollX;
  window.scrollTo({ left: 0 });
  return over > 0 || moved > 0 ? [`${over} px over, moved ${moved} px`] : [];
}

/** Controls smaller than a finger: under 44 px either way, 24 px for the dots of a carousel. */
export function smallTargets(): string[] {
  const dot = /^(slide|review|video)s? \d/i;
  const found: string[] = [];
  // What lies above the window is taken for hidden.
  window.scrollTo({ top: 0, behavior: 'instant' });
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"]',
  );
  for (const control of controls) {
    if (
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      control.closest('[inert], [aria-hidden="true"]')
    )
      continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    const needed = dot.test(name) ? 24 : 44;
    const own = control.getBoundingClientRect();
    if (own.width < 2 || own.height < 2 || own.bottom < 0) continue;
    // A link within a sentence is as tall as its line.
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') {
      const sentence = control.closest('p, li, dd, td, label, figcaption, blockquote, address, legend');
      if (sentence && (sentence.textContent ?? '').trim().length > name.length + 8) continue;
    }
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.getBoundingClientRect() : undefined;
    let width = Math.max(own.width, label?.width ?? 0);
    let height = Math.max(own.height, label?.height ?? 0);
    if (width < needed || height < needed) {
      // Its target may reach beyond its box.
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const [x, y, reach] = [box.left + box.width / 2, box.top + box.height / 2, needed / 2 - 1];
      const hit = (dx: number, dy: number) => control.contains(document.elementFromPoint(x + dx, y + dy));
      if (hit(-reach, 0) && hit(reach, 0)) width = Math.max(width, needed);
      if (hit(0, -reach) && hit(0, reach)) height = Math.max(height, needed);
    }
    if (Math.ceil(width) < needed || Math.ceil(height) < needed)
      found.push(`${control.tagName} "${name}" ${width.toFixed()}×${height.toFixed()}`);
  }
  return found;
}
