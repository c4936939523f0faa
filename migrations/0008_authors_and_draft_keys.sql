CREATE TABLE `draft_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `history` ADD `changed_by_id` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `updated_by_id` text;
--> statement-breakpoint
-- From here on by hand. Every user has a key from the start, so that nothing has to be written when one is read.
INSERT INTO `draft_keys` (`user_id`, `key`) SELECT `id`, lower(hex(randomblob(32))) FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `users_draft_key` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `draft_keys` (`user_id`, `key`) VALUES (NEW.`id`, lower(hex(randomblob(32))));
END;
