CREATE TABLE `known_offers` (
	`property_id` text PRIMARY KEY NOT NULL,
	`market_type` text NOT NULL,
	`price` real,
	`is_open` integer NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `offer_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`price` real,
	`former_price` real,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `offer_events_property` ON `offer_events` (`property_id`);--> statement-breakpoint
CREATE TABLE `subscription_links` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`expires_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_links_subscription` ON `subscription_links` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscription_matches` (
	`subscription_id` text NOT NULL,
	`property_id` text NOT NULL,
	`kind` text NOT NULL,
	`cut_to` real NOT NULL,
	`former_price` real,
	`parcel_id` text,
	PRIMARY KEY(`subscription_id`, `property_id`, `kind`, `cut_to`),
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscription_matches_parcel` ON `subscription_matches` (`parcel_id`);--> statement-breakpoint
CREATE INDEX `subscription_matches_property` ON `subscription_matches` (`property_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`mailbox` text NOT NULL,
	`query` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`confirmed_at` integer,
	`paused_at` integer,
	`heard_at` integer,
	`asked_at` integer,
	`seen_event` integer DEFAULT 0 NOT NULL,
	`last_parcel_id` text
);
--> statement-breakpoint
CREATE INDEX `subscriptions_mailbox` ON `subscriptions` (`mailbox`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_email` ON `subscriptions` (lower("email"));