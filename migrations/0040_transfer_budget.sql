DROP INDEX `own_data_links_mailbox`;--> statement-breakpoint
ALTER TABLE `own_data_links` DROP COLUMN `mailbox`;--> statement-breakpoint
ALTER TABLE `imports` ADD `stored_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `imports_connection_received` ON `imports` (`connection_id`,`received_at`);--> statement-breakpoint
-- Until now nobody counted the pictures inside of the XML; all of these files are on their way out.
UPDATE `imports` SET `stored_bytes` = `size`;
