ALTER TABLE `settings` ADD `picture_focus` text;--> statement-breakpoint
ALTER TABLE `images` ADD `focus` text;