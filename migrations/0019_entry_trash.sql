ALTER TABLE `key_figures` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `team_members` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `deleted_at` integer;