CREATE TABLE `enquiry_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`by` text NOT NULL,
	`by_id` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_notes_enquiry` ON `enquiry_notes` (`enquiry_id`);--> statement-breakpoint
CREATE TABLE `enquiry_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`by` text NOT NULL,
	`by_id` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`parcel_id` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_replies_enquiry` ON `enquiry_replies` (`enquiry_id`);--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`declines` integer DEFAULT false NOT NULL,
	`subject` text,
	`text` text NOT NULL,
	`subject_en` text,
	`text_en` text,
	`position` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `assigned_to` text REFERENCES team_members(id);--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (lower("email"));--> statement-breakpoint
CREATE INDEX `enquiries_assigned` ON `enquiries` (`assigned_to`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `unanswered_retention_months` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `enquiries_to_person_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `team_members` ADD `absent_until` text;--> statement-breakpoint
ALTER TABLE `team_members` ADD `deputy` text;