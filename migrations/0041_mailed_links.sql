CREATE TABLE `mailed_links` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailed_links_subject` ON `mailed_links` (`purpose`,`subject`);--> statement-breakpoint
CREATE INDEX `mailed_links_expiry` ON `mailed_links` (`purpose`,`expires_at`);--> statement-breakpoint
INSERT INTO `mailed_links` (`id`, `purpose`, `subject`, `created_at`, `expires_at`)
SELECT `id`, 'password', `user_id`, `created_at`, `expires_at` FROM `password_tokens`
WHERE `expires_at` > unixepoch() * 1000;--> statement-breakpoint
INSERT INTO `mailed_links` (`id`, `purpose`, `subject`, `created_at`, `expires_at`)
SELECT `id`, 'ownData', lower(`email`), `created_at`, `expires_at` FROM `own_data_links`
WHERE `expires_at` > unixepoch() * 1000;--> statement-breakpoint
-- A link that lasted as long as its subscription was deleted after two years of 365 days: now that is its end.
INSERT INTO `mailed_links` (`id`, `purpose`, `subject`, `created_at`, `expires_at`)
SELECT `id`, iif(`expires_at` IS NULL, 'subscription', 'optIn'), `subscription_id`, `created_at`,
	coalesce(`expires_at`, `created_at` + 63072000000)
FROM `subscription_links` WHERE coalesce(`expires_at`, `created_at` + 63072000000) > unixepoch() * 1000;--> statement-breakpoint
DROP TABLE `own_data_links`;--> statement-breakpoint
DROP TABLE `password_tokens`;--> statement-breakpoint
DROP TABLE `subscription_links`;