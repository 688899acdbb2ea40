import { type Browser, chromium } from '@playwright/test';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { chromiumArgs, findChromium } from '#tests/chromium.mjs';
import type { Section } from '../report/section.ts';

/** Measures the built application in Chromium, on an empty stack in memory. Both are gone afterwards. */
export async function measureInChromium(
  measure: (stack: LocalStack, browser: Browser) => Promise<Section>,
): Promise<Section> {
  const executablePath = findChromium();
  if (executablePath === undefined) return { columns: [], rows: [], missing: ['there is no Chromium on this machine'] };
  const stack = await startLocalStack({ web: 'current' });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    return await measure(stack, browser);
  } finally {
    await browser.close();
    await stack.stop();
  }
}
