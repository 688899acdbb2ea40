import { readFileSync } from 'node:fs';

type LocalPage = {
  readonly title: string;
  /** The path of its style sheet, and of its script if it has one. */
  readonly css: string;
  readonly script?: string;
  readonly body: string;
};

/** A page of the local run, which is no part of the product: the mailbox, the sign-in provider. */
export function localPage({ title, css, script, body }: LocalPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${css}">
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</head>
<body>
${body}
</body>
</html>
`;
}

/** A style sheet of such pages: what all of them have in common, and its own. @param own its file */
export const localStyles = (own: URL): Buffer =>
  Buffer.concat([new URL('localPage.css', import.meta.url), own].map((file) => readFileSync(file)));
