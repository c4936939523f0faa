ALTER TABLE `enquiries` ADD `receipt` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `enquiry_receipt` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `answer_time_shown` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `answer_minutes` integer;--> statement-breakpoint
ALTER TABLE `settings` ADD `answer_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Sent only where MAIL_TO_ANYONE says that mail may go to visitors.
UPDATE `settings` SET `enquiry_receipt` = true;
