-- The table is built anew, which docs/operations.md warns of: no form wrote into it or into the outbox before this.
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`message` text NOT NULL,
	`property_id` text,
	`locale` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`received_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_enquiries`("id", "name", "email", "phone", "message", "property_id", "locale", "status", "received_at", "answered_at") SELECT "id", "name", "email", "phone", "message", "property_id", "locale", "status", "received_at", "answered_at" FROM `enquiries`;--> statement-breakpoint
DROP TABLE `enquiries`;--> statement-breakpoint
ALTER TABLE `__new_enquiries` RENAME TO `enquiries`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `enquiries_status` ON `enquiries` (`status`,`received_at`);