CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`providers` text DEFAULT '[]' NOT NULL,
	`decision` text DEFAULT 'review' NOT NULL,
	`publish_new` integer DEFAULT true NOT NULL,
	`picture_hosts` text DEFAULT '[]' NOT NULL,
	`token_hash` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_tokenHash_unique` ON `connections` (`token_hash`);--> statement-breakpoint
CREATE TABLE `import_objects` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`received` text,
	`outcome` text,
	`after` text,
	`property_id` text,
	`version` integer,
	`before` text,
	`problems` text,
	PRIMARY KEY(`import_id`, `position`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_pictures` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`source` text NOT NULL,
	`key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`width` integer,
	`height` integer,
	`problem` text,
	PRIMARY KEY(`import_id`, `position`, `source`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_pictures_key` ON `import_pictures` (`key`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`connection_id` text,
	`state` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`hash` text,
	`transfer` text,
	`stop` text,
	`counts` text,
	`wishes` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`claimed_until` integer,
	`by` text,
	`by_id` text,
	`received_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`applied_at` integer,
	`undone_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `imports_received` ON `imports` (`received_at`);--> statement-breakpoint
CREATE INDEX `imports_connection` ON `imports` (`connection_id`,`state`);--> statement-breakpoint
CREATE INDEX `imports_ended` ON `imports` (`ended_at`);--> statement-breakpoint
CREATE TABLE `property_links` (
	`property_id` text PRIMARY KEY NOT NULL,
	`connection_id` text,
	`provider` text NOT NULL,
	`obid` text,
	`intern` text,
	`extern` text,
	`base` text NOT NULL,
	`rest` text DEFAULT '[]' NOT NULL,
	`withdrawn_at` integer,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`connection_id`) REFERENCES `connections`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_links_connection` ON `property_links` (`connection_id`,`provider`);--> statement-breakpoint
ALTER TABLE `images` ADD `source` text;--> statement-breakpoint
ALTER TABLE `images` ADD `source_name` text;--> statement-breakpoint
ALTER TABLE `images` ADD `source_size` integer;--> statement-breakpoint
ALTER TABLE `images` ADD `source_crc` integer;