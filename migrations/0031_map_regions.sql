CREATE TABLE `map_regions` (
	`revision` text PRIMARY KEY NOT NULL,
	`south` real NOT NULL,
	`west` real NOT NULL,
	`north` real NOT NULL,
	`east` real NOT NULL,
	`min_zoom` integer NOT NULL,
	`max_zoom` integer NOT NULL,
	`tiles` text NOT NULL,
	`schema` text NOT NULL,
	`date` text,
	`credits` text NOT NULL,
	`imported_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);

--> statement-breakpoint
-- Any page may show a map, and all of them show what the agency says of itself.
CREATE TRIGGER `map_regions_pages_insert` AFTER INSERT ON `map_regions` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `map_regions_pages_update` AFTER UPDATE ON `map_regions` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;--> statement-breakpoint
CREATE TRIGGER `map_regions_pages_delete` AFTER DELETE ON `map_regions` BEGIN
	UPDATE `page_sources` SET `revision` = hex(randomblob(8)) WHERE `name` = 'agency';
END;
