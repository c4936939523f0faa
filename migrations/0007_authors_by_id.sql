ALTER TABLE `history` ADD `changed_by_id` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `updated_by_id` text;