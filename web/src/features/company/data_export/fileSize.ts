import * as companyDataTexts from '#shared/texts/company/companyData.ts';
import { fill } from '#shared/texts/fill.ts';

const KB = 1024;

/** The size of a file in words, such as '12 KB'. */
export function fileSize(bytes: number): string {
  const { sizes } = companyDataTexts;
  if (bytes < KB) return fill(sizes.bytes, { count: bytes });
  if (bytes < KB * KB) return fill(sizes.kilobytes, { count: Math.ceil(bytes / KB) });
  return fill(sizes.megabytes, { count: (bytes / KB / KB).toFixed(1) });
}
