const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an emulator of AWS, which is one of this machine. The local stage lets anybody in and keeps nothing, so it must never reach an account, whatever the environment
 * variables say.
 *
 * @param address the value of `AWS_ENDPOINT_URL`, the variable by which every tool of AWS knows where to go
 * @returns its origin
 * @throws when there is none, or it is not on this machine
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
