import { launch } from './launch.mjs';

/** `npm start`. */
launch('infra/local/main.ts');
