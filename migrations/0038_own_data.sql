CREATE TABLE `own_data_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_data_events_at` ON `own_data_events` (`at`);--> statement-breakpoint
CREATE TABLE `own_data_links` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_data_links_email` ON `own_data_links` (lower("email"));--> statement-breakpoint
CREATE INDEX `own_data_links_mailbox` ON `own_data_links` (`mailbox`);