ALTER TABLE `import_pictures` ADD `found_mark` text;--> statement-breakpoint
ALTER TABLE `images` ADD `origin` text;--> statement-breakpoint
ALTER TABLE `images` ADD `original_key` text;--> statement-breakpoint
ALTER TABLE `images` ADD `found_mark` text;