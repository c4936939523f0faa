ALTER TABLE `enquiries` ADD `reopened_at` integer;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `reply_draft` text;