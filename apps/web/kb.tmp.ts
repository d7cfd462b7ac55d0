import { launchBrowser } from './test/browser.ts';
import { staticServer } from '../../scripts/static-server.mjs';
import { fileURLToPath } from 'node:url';
const server = staticServer(fileURLToPath(new URL('./dist', import.meta.url)));
await new Promise<void>((r) => server.listen(0, '127.0.0.1', () => r()));
const address = `http://127.0.0.1:${(server.address() as any).port}/`;
const b = await launchBrowser();
const ctx = await b.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', locale: 'en-GB' });
await ctx.addInitScript('globalThis.__name = (it) => it');
await ctx.addInitScript((t) => { if (!localStorage.getItem('mokum-settings')) localStorage.setItem('mokum-settings', t); }, JSON.stringify({ botSpeed: 'instant', language: 'en', notesSeen: ['welcome', 'dial', 'card', 'dice', 'turn', 'docker', 'harbour', 'block', 'store', 'ending'].map((i) => `amsterdam-${i}`) }));
const page = await ctx.newPage();
await page.goto(address);
await page.getByRole('button', { name: 'New table' }).nth(2).click();
const d = page.getByRole('dialog');
await d.getByRole('button', { name: 'Take the last seat away' }).click();
await d.getByLabel('Seed').fill('rokin');
await d.getByRole('button', { name: 'Begin' }).click();
await page.locator('.ams-card.ams-press-legal').first().waitFor();
await page.waitForTimeout(500);
const seen: string[] = [];
for (let n = 0; n < 60; n++) {
  seen.push(await page.evaluate(() => { const a = document.activeElement; return `${a?.tagName} ${a?.getAttribute('class')} ${a?.getAttribute('data-spot') ?? a?.getAttribute('data-name') ?? a?.getAttribute('aria-label') ?? ''}`; }));
  await page.keyboard.press('Tab');
}
console.log(seen.join('\n'));
const { playOutByKeys } = await import('./test/merchant-keys.ts');
try { console.log(await playOutByKeys(page)); } catch (e) { console.log(String(e)); 
 console.log(await page.locator('.prompt-line').textContent(), await page.locator('.prompt-hint').textContent());
 console.log(await page.evaluate(() => [...document.querySelectorAll('.ams-press-legal, .ams-spot-legal')].map((x) => x.getAttribute('data-spot') + ' ' + x.getAttribute('tabindex')).join(' | ')));
 for (let n = 0; n < 40; n++) { await page.keyboard.press('Tab'); console.log(await page.evaluate(() => { const a = document.activeElement; return `${a?.tagName} ${a?.getAttribute('class')} ${a?.getAttribute('data-spot') ?? a?.getAttribute('data-name') ?? ''}`; })); }
}
await b.close(); server.close(); server.closeAllConnections();
