import { firm } from '../../content/firm.ts';
import { products } from '../../content/products.ts';
import { desk, expect, open, opener, phone, test } from './support.ts';

const links = [
  ['Home', '/'],
  ['About', '/about'],
  ['Team', '/team'],
  ['Blog', '/blog'],
  ['EMI Calculator', '/emi-calculator'],
  ['Contact', '/contact'],
] as const;

const details = [
  '/services/home-loan-details',
  '/services/personal-loan-details',
  '/services/mortgage-loan-details',
  '/services/business-loan-details',
  '/services/government-subsidy-details',
];

test.describe('wide screens', () => {
  test('a contact strip, a navigation that links to every page and stays in view, a logo that leads home', async ({
    page,
  }) => {
    await open(page, '/about');
    await test.step('the contact strip shows a phone number and an e-mail address', async () => {
      const strip = (scheme: string) => page.locator(`a[href^="${scheme}:"]:not(main a):not(footer a)`).first();
      await expect(strip('tel')).toBeVisible();
      await expect(strip('tel')).toContainText(firm.phones.main.shown);
      await expect(strip('mailto')).toBeVisible();
      await expect(strip('mailto')).toContainText(firm.emails.general);
      await page.setViewportSize(phone);
      await expect(strip('tel')).toBeHidden();
      await expect(strip('mailto')).toBeHidden();
      await page.setViewportSize(desk);
    });
    await test.step('the navigation links to every page and stays in view', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const [name, href] of links) {
        await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      const apply = page.getByRole('banner').getByRole('link', { name: 'Apply Now' });
      await expect(apply).toHaveAttribute('href', '/query');
      await expect(apply).toHaveCSS('background-color', 'rgb(246, 139, 31)');
      await expect(page.getByRole('banner').locator('a[href="/"]').first()).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(nav).toBeInViewport();
      await expect(apply).toBeInViewport();
    });
    await test.step('the logo leads home', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(firm.name) })
        .first()
        .click();
      await expect(page).toHaveURL('/');
    });
  });

  test('Services opens a list of the five detail pages; Escape and focus that moves on close it', async ({ page }) => {
    await open(page, '/about');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const services = nav.locator('a[href^="/services/"]');
    await expect(services.first()).toBeHidden();
    await opener(nav, /Services/).click();
    await expect(services.first()).toBeVisible();
    const hrefs = await services.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect([...hrefs].sort()).toEqual([...details].sort());
    await page.keyboard.press('Escape');
    await expect(services.first()).toBeHidden();
    await opener(nav, /Services/).click();
    await services.last().focus();
    await expect(services.last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'About', exact: true })).toBeFocused();
    await expect(services.last()).toBeHidden();
    await opener(nav, /Services/).click();
    await services.filter({ hasText: /Mortgage/ }).click();
    await expect(page).toHaveURL('/services/mortgage-loan-details');
    await expect(services.first()).toBeHidden();
  });
});

test.describe('small screens', () => {
  test.use({ viewport: phone });

  test('the menu opens a stacked list of the same links and closes on choice', async ({ page }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    const team = banner.getByRole('link', { name: 'Team', exact: true });
    await expect(team).toBeHidden();
    await opener(banner, /menu/i).click();
    await expect(team).toBeVisible();
    for (const [name, href] of links) {
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(banner.locator('a[href="/query"]').filter({ visible: true }).first()).toBeVisible();
    const boxes = await Promise.all(
      ['Home', 'About', 'Team'].map((name) => banner.getByRole('link', { name, exact: true }).boundingBox()),
    );
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
    const services = banner.locator('a[href^="/services/"]').filter({ visible: true });
    if ((await services.count()) === 0) await opener(banner, /Services/).click();
    await expect(services).toHaveCount(products.length);
    await team.click();
    await expect(page).toHaveURL('/team');
    await expect(team).toBeHidden();
  });

  test('the menu closes when the current page is chosen, on Escape, and when focus moves on to the page', async ({
    page,
  }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    const about = banner.getByRole('link', { name: 'About', exact: true });
    await opener(banner, /menu/i).click();
    await about.click();
    await expect(about).toBeHidden();
    await opener(banner, /menu/i).click();
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(opener(banner, /menu/i)).toBeFocused();
    await opener(banner, /menu/i).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link').last().focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  // The logo and Apply Now stand in the bar above the open menu, and Back is no link at all: each left it open.
  test('the menu does not stay open over another page', async ({ page }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    const team = banner.getByRole('link', { name: 'Team', exact: true });
    const ways: [() => Promise<unknown>, string][] = [
      [() => banner.getByRole('link', { name: 'Apply Now' }).first().click(), '/query'],
      [() => banner.getByRole('link', { name: firm.name }).first().click(), '/'],
      [() => page.goBack(), '/query'],
    ];
    for (const [leave, to] of ways) {
      await opener(banner, /menu/i).click();
      await expect(team).toBeVisible();
      await leave();
      await expect(page).toHaveURL(to);
      await expect(team).toBeHidden();
    }
  });
});

test('the footer has its four columns, and a green button opens a chat with a greeting, at any width', async ({
  page,
}) => {
  await open(page, '/');
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await test.step(`the footer at ${viewport.width} px`, async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Loan advisers in Jaipur since 2009');
      for (const name of ['Quick Links', 'Our Services', 'Contact Info']) {
        await expect(footer.getByRole('heading', { name })).toBeVisible();
      }
      for (const [name, href] of [
        ['Home', '/'],
        ['About Us', '/about'],
        ['Our Team', '/team'],
        ['Contact', '/contact'],
        ['Apply Now', '/query'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      const services = footer.locator('a[href^="/services/"]');
      const hrefs = await services.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect([...hrefs].sort()).toEqual([
        '/services/business-loan',
        '/services/government-subsidies',
        '/services/home-loan',
        '/services/mortgage-loan',
        '/services/personal-loan',
      ]);
      await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
      await expect(footer).toContainText(/Jaipur, Rajasthan/);
      await expect(footer.getByText(/(©|copyright).*2024/i)).toBeVisible();
      for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']) {
        await expect(footer.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', /^#/);
      }
    });
    await test.step(`the green button stands at the bottom right at ${viewport.width} px`, async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const chat = page.getByRole('link', { name: /WhatsApp/ }).and(page.locator(':not(main *):not(footer *)'));
      await expect(chat).toBeInViewport();
      await expect(chat).toHaveCSS('background-color', 'rgb(19, 122, 69)');
      await expect(chat).toHaveAttribute('target', '_blank');
      const target = new URL((await chat.getAttribute('href')) ?? '');
      expect(target.host).toBe('wa.me');
      expect(target.pathname).toBe(`/${firm.phones.messaging.dial.replace('+', '')}`);
      expect(target.searchParams.get('text')).toMatch(/help.*financial services/i);
      const box = await chat.boundingBox();
      expect(viewport.width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(48);
      expect(viewport.height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(120);
    });
  }
});
