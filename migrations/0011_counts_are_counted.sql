-- The triggers and the view go first, by hand: SQLite drops a table that they speak of, and fails at the next save.
DROP TRIGGER `properties_counts_insert`;--> statement-breakpoint
DROP TRIGGER `properties_counts_delete`;--> statement-breakpoint
DROP TRIGGER `properties_counts_before`;--> statement-breakpoint
DROP TRIGGER `properties_counts_after`;--> statement-breakpoint
DROP TRIGGER `kept_counts_empty`;--> statement-breakpoint
DROP VIEW `counted_properties`;--> statement-breakpoint
DROP TABLE `kept_counts`;
