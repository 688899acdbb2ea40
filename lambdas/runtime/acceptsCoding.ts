/** Whether an `Accept-Encoding` header accepts a coding: by name or by `*`. A quality of 0 refuses it. */
export function acceptsCoding(coding: 'gzip' | 'br', header: string | undefined): boolean {
  const qualities = new Map(
    (header ?? '').split(',').map((accepted) => {
      const [name = '', ...parameters] = accepted
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
      return [name, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}
