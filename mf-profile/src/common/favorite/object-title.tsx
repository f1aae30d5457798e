import type { UserFavorite } from '@bazaar/contracts/content';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { favoritePath } from './favorite-path.ts';
import { goneTitle } from './messages.ts';

interface ObjectTitleProps extends Pick<UserFavorite, 'objectType' | 'objectId' | 'object'> {
  className?: string | undefined;
  /** The link covers the row around it. */
  stretched?: boolean;
}

/** The title of the thing as a link to its page, or that it no longer exists. */
export function ObjectTitle({ objectType, objectId, object, className, stretched }: ObjectTitleProps) {
  return object === null ? (
    <span>{goneTitle[objectType]}</span>
  ) : (
    <Link
      className={className}
      stretched={stretched === true}
      href={favoritePath(objectType, objectId, object.slug)}
    >
      <IsolatedRuns text={object.title} />
    </Link>
  );
}
