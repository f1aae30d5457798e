/** Address of a file as the site's visitors see it. */
export function addressOf(id: string): string {
  return `/api/file/api/v1/files/${id}`;
}
