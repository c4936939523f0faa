CREATE TABLE `prepared_changes` (
	`property_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`base_version` integer NOT NULL,
	`changed` text NOT NULL,
	`prepared_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`prepared_by` text,
	`prepared_by_id` text,
	`release_at` integer,
	`scheduled_by` text,
	`scheduled_by_id` text,
	`note` text,
	`asked_at` integer,
	`asked_by` text,
	`asked_by_id` text,
	`obstacle` text,
	`discarded_at` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `releases` (
	`id` text PRIMARY KEY NOT NULL,
	`property_id` text NOT NULL,
	`prepared_id` text NOT NULL,
	`decision` text NOT NULL,
	`shown` text NOT NULL,
	`digest` text NOT NULL,
	`words` text,
	`link_id` text NOT NULL,
	`decided_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `releases_prepared` ON `releases` (`property_id`,`prepared_id`,`decided_at`);--> statement-breakpoint
CREATE TABLE `sellers` (
	`id` text PRIMARY KEY NOT NULL,
	`seller_name` text,
	`seller_email` text,
	`approval_required` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sellers_email` ON `sellers` (lower("seller_email"));--> statement-breakpoint
CREATE TRIGGER `sellers_version` BEFORE UPDATE OF `version` ON `sellers` WHEN NEW.`version` IS NOT OLD.`version` + 1 BEGIN SELECT RAISE(ABORT, 'stale_version'); END;--> statement-breakpoint
-- The history goes with what it is about, and with it every former name and address.
CREATE TRIGGER `sellers_history` AFTER DELETE ON `sellers` BEGIN DELETE FROM `history` WHERE `subject` = 'seller' AND `subject_id` = OLD.`id`; END;--> statement-breakpoint
-- What an owner has decided is only ever added to. It goes with its property, which is deleted before this runs.
CREATE TRIGGER `releases_update` BEFORE UPDATE ON `releases` BEGIN SELECT RAISE(ABORT, 'append_only'); END;--> statement-breakpoint
CREATE TRIGGER `releases_delete` BEFORE DELETE ON `releases` WHEN EXISTS (SELECT 1 FROM `properties` WHERE `id` = OLD.`property_id`) BEGIN SELECT RAISE(ABORT, 'append_only'); END;
