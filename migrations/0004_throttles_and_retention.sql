CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`clear_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_clear` ON `throttles` (`clear_at`);--> statement-breakpoint
ALTER TABLE `settings` ADD `enquiry_retention_months` integer;--> statement-breakpoint
CREATE INDEX `enquiries_received` ON `enquiries` (`received_at`);--> statement-breakpoint
CREATE INDEX `enquiries_answered` ON `enquiries` (`answered_at`);--> statement-breakpoint
CREATE INDEX `outbox_enquiry` ON `outbox` (`enquiry_id`);