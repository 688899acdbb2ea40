import { STATIC, STATIC_BROTLI } from './staticFolders.ts';

/**
 * Finds the file of a request for the pages, as a function of the CDN (in its own JavaScript runtime). Every path that
 * does not look like a file is the application: an error page for the whole distribution would replace the answers of
 * the calls. Those who accept Brotli get scripts and style sheets as the build has compressed them
 * (docs/decisions/0031).
 */
export const FILE_OF_REQUEST = `
var COMPRESSED = /^\\/${STATIC}(\\/[^/]+\\.(js|css))$/;
var BROTLI = /(^|,)br(;q=(1|0?\\.0*[1-9])[0-9.]*)?(,|$)/;

function handler(event) {
  var request = event.request;
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  var accepted = request.headers['accept-encoding'];
  var isBrotliAccepted = accepted !== undefined && BROTLI.test(accepted.value.replace(/ /g, ''));
  if (name.lastIndexOf('.') < 1) request.uri = '/index.html';
  else if (isBrotliAccepted) request.uri = request.uri.replace(COMPRESSED, '/${STATIC_BROTLI}$1');
  return request;
}
`;
