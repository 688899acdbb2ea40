import * as companyDataTexts from '#shared/texts/company/companyData.ts';

const KB = 1024;

/** The size of a file in words, such as '12 KB'. */
export function fileSize(bytes: number): string {
  const { sizes } = companyDataTexts;
  if (bytes < KB) return sizes.bytes({ count: bytes });
  if (bytes < KB * KB) return sizes.kilobytes({ count: Math.ceil(bytes / KB) });
  return sizes.megabytes({ count: (bytes / KB / KB).toFixed(1) });
}
