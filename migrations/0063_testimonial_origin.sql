ALTER TABLE `settings` ADD `confirmed_voices_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `testimonials` ADD `origin_confirmed` integer DEFAULT false NOT NULL;