/** The kinds of rules about imports, and what several of them name. */

const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

/** A rule that names all that a folder may import; `builtins` lets it use Node's own modules, `but` loosens it further. */
const only = (name, from, allowed, { builtins = false, but = {}, except, why }) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, ...(except ? { pathNot: except } : {}) },
  to: { pathNot: allowed, ...(builtins ? { dependencyTypesNot: ['core'] } : {}), ...but },
});

/** A rule that names what everything but one place must not import. */
const keepOut = (name, from, to, why) => ({ name, comment: why, severity: 'error', from, to });

/** A rule for the exceptions of another: each has to be one still, or the boundaries fail. The list only gets shorter. */
const known = (name, from, allowed, but = {}) => ({
  name,
  comment: 'Known, and to be taken apart.',
  severity: 'info',
  from: { path: from },
  to: { pathNot: allowed, ...but },
});

const filesOf = (paths) => paths.map((path) => `^${path.replaceAll('.', '\\.')}$`);

const shared = '^shared/';
const anyNpm = '^node_modules/';

module.exports = { npm, only, keepOut, known, filesOf, shared, anyNpm };
