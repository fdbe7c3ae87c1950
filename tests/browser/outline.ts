// What a page's markup must hold, told by a function that runs in the page.

/** One h1, ordered headings, named sections, images with alternative text, every band a section. */
export function outlineFaults(): string[] {
  const found: string[] = [];
  const text = (el: Element | null) => (el?.textContent ?? '').trim();
  const shown = (el: Element) =>
    el.checkVisibility({ visibilityProperty: true }) && !el.closest('[aria-hidden="true"]');

  if (document.documentElement.lang !== 'en') found.push('html has no language');
  const ones = [...document.querySelectorAll('h1')].filter((el) => !el.closest('[aria-hidden="true"]'));
  if (ones.length !== 1) found.push(`${ones.length} h1`);
  if (document.querySelectorAll('main').length !== 1) found.push('not one main');

  let level = 0;
  for (const heading of document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')) {
    if (!shown(heading)) continue;
    const own = Number(heading.tagName[1]);
    if (own > level + 1) found.push(`h${own} "${text(heading)}" follows h${level}`);
    if (text(heading) === '' && !heading.querySelector('[aria-label],img[alt]')) found.push(`empty h${own}`);
    level = own;
  }

  for (const section of document.querySelectorAll('main section')) {
    const ids = (section.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const name =
      ids.map((id) => text(document.getElementById(id))).join(' ') || section.getAttribute('aria-label') || '';
    const heading = text(section.querySelector('h1,h2,h3,h4'));
    if (!name.trim() && !heading) found.push(`section without name or heading: ${text(section).slice(0, 40)}`);
  }

  for (const image of document.querySelectorAll('img')) {
    const alt = image.getAttribute('alt');
    if (alt === null) found.push(`img without alt: ${image.currentSrc || image.src}`);
    if (alt && /\.(svg|png|jpe?g|avif|webp)$|^(image|picture|photo)$/i.test(alt)) found.push(`alt is no text: ${alt}`);
  }
  for (const drawing of document.querySelectorAll('svg')) {
    const named =
      drawing.getAttribute('aria-label') || drawing.getAttribute('aria-labelledby') || drawing.querySelector('title');
    const hidden = drawing.closest('[aria-hidden="true"],[role="presentation"],[role="none"],[role="img"][aria-label]');
    if (!named && !hidden && drawing.checkVisibility())
      found.push(`drawing neither named nor hidden in ${drawing.parentElement?.className}`);
  }
  const ids = [...document.querySelectorAll('[id]')].map((el) => el.id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) found.push(`id twice: ${id}`);
  for (const heading of document.querySelectorAll('main h2'))
    if (!heading.closest('section, article, aside, form, fieldset'))
      found.push(`h2 outside a section: ${text(heading)}`);
  return found;
}

/** The link to this page is marked, looks so, and no other is; the services stand in a list of their own. */
export function currentFaults(): string[] {
  const links = [...document.querySelectorAll('nav[aria-label="Main"] a')];
  const look = (link: Element) => {
    const { fontWeight, color, borderBottom, boxShadow, backgroundImage, textDecoration } = getComputedStyle(link);
    return [fontWeight, color, borderBottom, boxShadow, backgroundImage, textDecoration].join();
  };
  if (links.length === 0) return ['no navigation'];
  return links.flatMap((link) => {
    // An article is part of the blog.
    const here = `${location.pathname}/`.startsWith(`${link.getAttribute('href')}/`);
    const marked = link.getAttribute('aria-current') === 'page';
    const found = here === marked ? [] : [`${link.textContent} is ${marked ? '' : 'not '}marked`];
    const others = links.filter((one) => one.parentElement?.parentElement === link.parentElement?.parentElement);
    const alike = others.some((one) => one !== link && look(one) === look(link));
    return here && alike ? [...found, `${link.textContent} looks like the others`] : found;
  });
}
