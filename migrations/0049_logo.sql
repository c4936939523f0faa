ALTER TABLE `settings` ADD `logo_key` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `logo_width` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `logo_height` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `icon_key` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `icon_width` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `icon_height` integer;