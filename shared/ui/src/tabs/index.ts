export { type LinkTab, LinkTabs } from './link-tabs.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
