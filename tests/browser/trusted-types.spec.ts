// Every page demands trusted types. That the site itself lives with it, all other tests show: they fail on a violation.
import { content } from '../../content/load.ts';
import { expect, open, test } from './support.ts';

test.use({ wanted: /TrustedHTML|TrustedScript/ });

test('a string with an element in it is refused, structured data of the next page is not', async ({ page }) => {
  await open(page, '/');
  for (const html of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<p>harmless</p>']) {
    const refused = await page.evaluate((text) => {
      try {
        document.createElement('div').innerHTML = text;
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    }, html);
    expect(refused, html).toBe(true);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  const data = page.locator('script[type="application/ld+json"]');
  const types = async () => (await data.allTextContents()).map((text) => JSON.parse(text)['@type']);
  await expect.poll(types).toEqual(content('en').team.leaders.map(() => 'Person'));
});
