import { kept, type RetentionRule } from '../kit/retention/retention.ts';

/** Charts go back 366 days, and visits are kept a little longer. */
const VISIT_DAYS = 400;

/** Visits and reports that have served their purpose. */
const timed: readonly RetentionRule[] = [
  {
    ...{ table: 'content.visitor_salt', holds: 'the salt of a day, by which a guest could be recognized' },
    ...{ does: 'delete', days: 0, after: ['day'] },
  },
  {
    ...{ table: 'content.visit_gate', holds: 'when a visitor’s visit was last counted' },
    ...{ does: 'delete', days: 1, after: ['counted_at'] },
  },
  {
    ...{ table: 'content.visit', holds: 'one counted visit' },
    ...{ does: 'delete', days: VISIT_DAYS, after: ['visited_at'] },
  },
  {
    ...{ table: 'content.last_visit', holds: 'what a user has looked at' },
    ...{ does: 'delete', days: VISIT_DAYS, after: ['visited_at'] },
  },
  {
    ...{ table: 'content.contact_reveal', holds: 'who was shown the contact of an advertisement' },
    ...{ does: 'delete', days: 365, after: ['revealed_at'] },
  },
  {
    ...{ table: 'content.advertisement_report', holds: 'a report of an advertisement, once it is decided' },
    ...{ does: 'delete', days: 365, after: ['closed_at'] },
  },
  {
    ...{ table: 'content.comment_report', holds: 'a report of a comment, once it is decided' },
    ...{ does: 'delete', days: 365, after: ['closed_at'] },
  },
  {
    ...{ table: 'content.feedback', holds: 'a letter; how to reach its sender goes, the letter stays' },
    ...{ does: 'empty', days: 730, after: ['created_at'], columns: ['contact'] },
  },
];

/** What visitors read and write, visits and reports. */
export const contentRetention: readonly RetentionRule[] = [
  ...timed,
  ...kept('It belongs to the account until that is closed, or its user removes it.', {
    'content.comment_like': 'a like of a comment',
    'content.note': 'a note',
    'content.page_like': 'a like of an article',
    'content.user_favorite': 'a favorite',
  }),
  ...kept('It is public: readers refer to it.', {
    'content.advertisement': 'an advertisement with its contact',
    'content.faq_category': 'a category of questions',
    'content.faq_question': 'a question with its answer',
    'content.help_item': 'a help text',
    'content.media_video': 'a video or webinar',
    'content.page': 'an article or static page, or the draft of one',
    'content.page_comment': 'a comment on an article',
    'content.page_version': 'what a page read before: terms stay as they were agreed to',
  }),
  ...kept('It arranges what is public, and tells nothing of a person.', {
    'content.content_type': 'a kind of article',
    'content.page_good': 'a good that an article is about',
    'content.page_supplier': 'a supplier that an article is about',
    'content.series': 'articles that are read one after the other',
    'content.website_menu': 'a menu',
    'content.website_menu_link': 'a link of a menu',
  }),
  ...kept('It counts, and tells nothing of a person.', {
    'content.usefulness_total': 'the votes on a text',
    'content.visit_total': 'the visits of an object',
  }),
  ...kept('A vote counts once: a later one of the same reader replaces it.', {
    'content.usefulness_vote': 'a vote on a text; a guest’s is known by a hash of that day',
  }),
  ...kept('It tells the sender of a letter what became of it.', {
    'content.feedback_step': 'a step of a letter',
  }),
];
