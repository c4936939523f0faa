ALTER TABLE `settings` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `settings` ADD `longitude` real;