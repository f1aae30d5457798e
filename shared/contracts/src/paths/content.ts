export const contents = '/contents';
export const contentType = '/contents/:contentTypeId';
export const contentLabel = '/contents/label/:title';
export const content = '/contents/:pageId/*';
export const supplierContent = '/contents/:pageId/supplier/:supplierId/*';
export const categoryContents = '/category/contents/:categoryType/:categoryId/*';
export const videos = '/videos';
/** A recorded video, a webinar to come, or the recording of one that is past. */
export const video = '/videos/:videoId/*';
export const advertisements = '/advertisements';
export const advertisement = '/advertisements/:advertisementId/*';
export const feedback = '/feedback';
export const feedbackState = '/feedback/:trackingCode';
/** Search over help texts, questions and articles. */
export const helpSearch = '/help';
export const help = '/help/:uniqueId';
export const howItWorks = '/how-it-work';
export const staticPage = '/page/*';
export const faq = '/faq';
