ALTER TABLE `property_links` ADD `active_from` text;--> statement-breakpoint
ALTER TABLE `property_links` ADD `active_until` text;--> statement-breakpoint
CREATE INDEX `property_links_active` ON `property_links` (`active_from`,`active_until`) WHERE (active_from is not null or active_until is not null);