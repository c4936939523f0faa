ALTER TABLE `settings` ADD `leads_as_xml` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `leads_address` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `withdrawal_offered` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_withdrawals` ON `enquiries` (`received_at`) WHERE kind = 'withdrawal';