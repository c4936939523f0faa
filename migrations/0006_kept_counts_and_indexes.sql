CREATE TABLE `kept_counts` (
	`name` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `key`)
);
--> statement-breakpoint
CREATE INDEX `offers_newest` ON `properties` (highlighted desc,published_at desc,id,market_type,house_type,city,list_price,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_market` ON `properties` (market_type,highlighted desc,published_at desc,id,house_type,city,list_price,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_type` ON `properties` (house_type,highlighted desc,published_at desc,id,market_type,city,list_price,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_kind` ON `properties` (market_type,house_type,highlighted desc,published_at desc,id,city,list_price,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_price` ON `properties` (list_price,id,market_type,house_type,city,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_area` ON `properties` (list_area desc,id,market_type,house_type,city,list_price,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_rooms` ON `properties` (list_rooms desc,id,market_type,house_type,city,list_price,list_area,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_text` ON `properties` (market_type,house_type,city,id,list_price,list_area,list_rooms,search_text,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_groups` ON `properties` (market_type,house_type,city,id,list_price,list_area,list_rooms,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_member` ON `properties` (responsible_member,published_at desc,id,name,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_new_build` ON `properties` (market_type,house_type = 'plot',highlighted desc,published_at desc,id,published,sold,deleted_at) WHERE published and not sold and deleted_at is null and market_type = 'purchase' and (house_type = 'plot' or construction_phase in ('projected', 'underConstruction') or object_condition = 'firstTimeUse');--> statement-breakpoint
CREATE INDEX `references_latest` ON `properties` (sold_at desc,id,house_type,published,sold,deleted_at) WHERE published and sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `references_type` ON `properties` (house_type,sold_at desc,id,published,sold,deleted_at) WHERE published and sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `properties_service` ON `properties` (market_type,published_at desc,responsible_member,house_type,construction_phase,object_condition,published,sold,deleted_at) WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX `properties_updated` ON `properties` (updated_at desc,id,published,sold,deleted_at);--> statement-breakpoint
-- From here on by hand. Where a property counts: the triggers below and the test of them both ask this view.
CREATE VIEW `counted_properties` AS
SELECT `id`, 'offers' AS `name`, json_array(`market_type`, `house_type`, `city`) AS `key` FROM `properties`
WHERE `published` AND NOT `sold` AND `deleted_at` IS NULL
UNION ALL
SELECT `id`, 'memberOffers', json_array(`responsible_member`) FROM `properties`
WHERE `published` AND NOT `sold` AND `deleted_at` IS NULL AND `responsible_member` IS NOT NULL
UNION ALL
SELECT `id`, 'references', json_array(`house_type`, CAST(strftime('%Y', `sold_at` / 1000, 'unixepoch') AS INTEGER))
FROM `properties` WHERE `published` AND `sold` AND `deleted_at` IS NULL
UNION ALL
SELECT `id`, 'states', json_array(`published`, `sold`, `highlighted`, `deleted_at` IS NOT NULL) FROM `properties`;
--> statement-breakpoint
INSERT INTO `kept_counts` (`name`, `key`, `count`)
SELECT `name`, `key`, count(*) FROM `counted_properties` GROUP BY `name`, `key`;
--> statement-breakpoint
CREATE TRIGGER `properties_counts_insert` AFTER INSERT ON `properties`
BEGIN
	INSERT INTO `kept_counts` (`name`, `key`, `count`)
	SELECT `name`, `key`, 1 FROM `counted_properties` WHERE `id` = NEW.`id`
	ON CONFLICT (`name`, `key`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `properties_counts_delete` BEFORE DELETE ON `properties`
BEGIN
	INSERT INTO `kept_counts` (`name`, `key`, `count`)
	SELECT `name`, `key`, -1 FROM `counted_properties` WHERE `id` = OLD.`id`
	ON CONFLICT (`name`, `key`) DO UPDATE SET `count` = `count` - 1;
END;
--> statement-breakpoint
-- A change takes the property from where it counted before, and adds it to where it counts afterwards.
CREATE TRIGGER `properties_counts_before` BEFORE UPDATE ON `properties`
WHEN (OLD.`market_type`, OLD.`house_type`, OLD.`city`, OLD.`responsible_member`, OLD.`published`, OLD.`sold`,
		OLD.`highlighted`, OLD.`sold_at`, OLD.`deleted_at`)
	IS NOT (NEW.`market_type`, NEW.`house_type`, NEW.`city`, NEW.`responsible_member`, NEW.`published`, NEW.`sold`,
		NEW.`highlighted`, NEW.`sold_at`, NEW.`deleted_at`)
BEGIN
	INSERT INTO `kept_counts` (`name`, `key`, `count`)
	SELECT `name`, `key`, -1 FROM `counted_properties` WHERE `id` = OLD.`id`
	ON CONFLICT (`name`, `key`) DO UPDATE SET `count` = `count` - 1;
END;
--> statement-breakpoint
CREATE TRIGGER `properties_counts_after` AFTER UPDATE ON `properties`
WHEN (OLD.`market_type`, OLD.`house_type`, OLD.`city`, OLD.`responsible_member`, OLD.`published`, OLD.`sold`,
		OLD.`highlighted`, OLD.`sold_at`, OLD.`deleted_at`)
	IS NOT (NEW.`market_type`, NEW.`house_type`, NEW.`city`, NEW.`responsible_member`, NEW.`published`, NEW.`sold`,
		NEW.`highlighted`, NEW.`sold_at`, NEW.`deleted_at`)
BEGIN
	INSERT INTO `kept_counts` (`name`, `key`, `count`)
	SELECT `name`, `key`, 1 FROM `counted_properties` WHERE `id` = NEW.`id`
	ON CONFLICT (`name`, `key`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `kept_counts_empty` AFTER UPDATE ON `kept_counts`
WHEN NEW.`count` = 0
BEGIN
	DELETE FROM `kept_counts` WHERE `name` = NEW.`name` AND `key` = NEW.`key`;
END;
