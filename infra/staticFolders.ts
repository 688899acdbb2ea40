/**
 * The folders of the built web application whose files may be cached for ever, as their names change with their content:
 * as they are, and scripts and style sheets compressed by the build (docs/decisions/0031).
 */
export const STATIC = 'static';
export const STATIC_BROTLI = 'static-brotli';
