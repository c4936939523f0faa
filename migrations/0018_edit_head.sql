ALTER TABLE `settings` ADD `property_number_pattern` text;--> statement-breakpoint
CREATE INDEX `enquiries_property` ON `enquiries` (`property_id`);