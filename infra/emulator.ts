/** Where emulators of AWS listen if not told otherwise. */
export const DEFAULT_EMULATOR = 'http://127.0.0.1:4566';
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an AWS emulator, which must be on this machine. The local stage lets anybody in and retains nothing,
 * so it must never reach an account, whatever the environment variables say.
 *
 * @param address the value of `AWS_ENDPOINT_URL`, the variable that every AWS tool uses
 * @returns its origin
 * @throws when it is not set, or not on this machine
 */
export function emulatorAddress(address: string | undefined): string {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined)
    throw new Error(
      `The local stage needs the address of an emulator in AWS_ENDPOINT_URL, such as http://127.0.0.1:4566: ${String(address)}`,
    );
  if (!loopback.test(url.hostname))
    throw new Error(`The local stage is for an emulator on this machine, and ${url.host} is somewhere else.`);
  return url.origin;
}
