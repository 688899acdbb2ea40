import { basename } from 'node:path';
import type { CSSModulesOptions } from 'vite';

/**
 * The names of classes in the build, such as `board-card`. Vite's own hold a hash, which is a twentieth of the style
 * sheet after compression. So no two style sheets may have one name.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName: (name, file) => `${basename(file).replace('.module.css', '')}-${name}`,
};
