import { Link } from '@bazaar/ui/link';
import { readablePath } from './page-path.rules.ts';

/** The page that a letter is about; a path reads from the left, whatever is around it. */
export function PageLink({ path }: { path: string }) {
  return (
    <Link href={path}>
      <bdi dir="ltr">{readablePath(path)}</bdi>
    </Link>
  );
}
