export const contents = '/contents';
export const contentType = '/contents/:contentTypeId';
export const contentLabel = '/contents/label/:title';
export const content = '/contents/:pageId/*';
export const staticPage = '/page/*';
export const faq = '/faq';
