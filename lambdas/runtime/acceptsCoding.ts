/** Whether an `Accept-Encoding` header accepts a coding: by name or by `*`. A quality of 0 refuses it. */
export function acceptsCoding(coding: 'gzip' | 'br', header = ''): boolean {
  const qualities = new Map(
    header
      .toLowerCase()
      .replace(/\s/g, '')
      .split(',')
      .map((accepted) => {
        const [name = '', quality = '1'] = accepted.split(';q=');
        return [name, quality];
      }),
  );
  return Number(qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}
