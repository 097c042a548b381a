import type { IconName } from "./icon-name"

/** One set of line icons of our own, each one line drawn on a grid of 24 by 24. */
export const iconPaths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  calculator: "M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  check: "M5 12.5l4.5 4.5L19 7.5",
  chevron: "M6 9.5l6 6 6-6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2",
  close: "M6 6l12 12M18 6L6 18",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01",
  key: "M15.5 4a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.3 11.7L4 20M7 17l2 2M9.5 14.5l2 2",
  law: "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6a2.7 2.7 0 0 0 5 0z",
  mail: "M3 6h18v12H3zM3 7l9 6 9-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  phone:
    "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z",
  pin: "M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5",
  shield: "M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-4.5",
  tip: "M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.5 10.9c.4.3.5.8.5 1.3v2.3h6v-2.3c0-.5.1-1 .5-1.3A6 6 0 0 0 12 3z",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.3h.01",
} as const satisfies Record<IconName, string>
