import { launch } from '../launch.mjs';

/** `npm run cloud`. */
launch('infra/local/cloud/main.ts');
