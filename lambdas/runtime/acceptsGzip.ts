/** Whether an `Accept-Encoding` header accepts gzip: by name or by `*`. A quality of 0 refuses it. */
export function acceptsGzip(header: string | undefined): boolean {
  const qualities = new Map(
    (header ?? '').split(',').map((coding) => {
      const [name = '', ...parameters] = coding
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
      return [name, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  return (qualities.get('gzip') ?? qualities.get('*') ?? 0) > 0;
}
