/** True for the user agent of a program that reads pages for others. */
export const isCrawler = (userAgent: string): boolean => /bot|lighthouse|facebookexternalhit|google/i.test(userAgent)
