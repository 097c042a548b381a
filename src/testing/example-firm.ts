const hours = { days: ["Monday", "Friday"], fromMinute: 510, toMinute: 1050, timeZone: "Australia/Sydney" }
const phone = { display: "1300 975 707", tel: "1300975707" }

export const firm = { name: "Example Law", phone, email: "hello@example.com", hours }

const site = {
  ...{ ...firm, productTitle: "Property law", url: "https://www.example.com", states: ["NSW"] },
  address: "1 Example Street, Sydney NSW 2000",
  phones: [
    { state: "VIC", label: null, phone: "03 5550 0123" },
    { state: null, label: "Settlements", phone: "02 5550 0188" },
  ],
  closedDays: [],
  ...{ imprint: "Example Law Pty Ltd, ABN 1.", legalLine: "Liability limited." },
  quoteModal: { title: "Get a free quote", subtitle: "" },
}
const navigation = { header: [{ label: "Buying", path: "/buying" }], footer: [], legal: [] }

/** Replaces the site's data: `jest.mock(".../site-data", () => jest.requireActual(".../testing/example-firm"))`. */
export const useSiteData = () => ({ site, navigation })
