/** For how many days after its last sign-in a device is known. */
export const DEVICE_RETENTION_DAYS = 90;
export const DEVICE_RETENTION_MS = DEVICE_RETENTION_DAYS * 86_400_000;
