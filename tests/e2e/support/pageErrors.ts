import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import type { LocalStack } from '#infra/local/stack.ts';

/** The errors of a test's pages; must be empty at its end. */
export type PageErrors = {
  /** Listens to all pages of a context. */
  watch(context: BrowserContext): void;
  /** Allows an expected error, such as that of a network that the test cut off. */
  allow(expected: RegExp): void;
  /** All errors that were not allowed, in words. */
  unexpected(): string[];
};

/**
 * Chromium logs every refused request as an error. A worded refusal by the API or the user pool is a normal answer; a
 * missing file or a failing server is not.
 */
function isRefusal(message: ConsoleMessage, stack: LocalStack): boolean {
  const { url } = message.location();
  return (
    /^Failed to load resource: .* status of 4\d\d/.test(message.text()) &&
    (url.startsWith(stack.apiUrl) || url.startsWith(stack.cognitoUrl))
  );
}

/** Collects uncaught errors and console errors, including violations of the content security policy. */
export function collectPageErrors(stack: LocalStack): PageErrors {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch(context) {
      context.on('weberror', (webError) =>
        found.push(`uncaught: ${webError.error().stack ?? webError.error().message}`),
      );
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message, stack))
          found.push(`console: ${message.text()} (${message.location().url})`);
      });
    },
    allow(expected) {
      allowed.push(expected);
    },
    unexpected: () => found.filter((text) => !allowed.some((expected) => expected.test(text))),
  };
}
