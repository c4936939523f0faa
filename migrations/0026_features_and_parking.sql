DROP INDEX `offers_recommended`;--> statement-breakpoint
DROP INDEX `offers_newest`;--> statement-breakpoint
DROP INDEX `offers_market`;--> statement-breakpoint
DROP INDEX `offers_type`;--> statement-breakpoint
DROP INDEX `offers_kind`;--> statement-breakpoint
DROP INDEX `offers_price`;--> statement-breakpoint
DROP INDEX `offers_price_down`;--> statement-breakpoint
DROP INDEX `offers_area`;--> statement-breakpoint
DROP INDEX `offers_rooms`;--> statement-breakpoint
DROP INDEX `offers_text`;--> statement-breakpoint
DROP INDEX `offers_groups`;--> statement-breakpoint
ALTER TABLE `properties` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `properties` ADD `longitude` real;--> statement-breakpoint
ALTER TABLE `properties` ADD `rental_income` real;--> statement-breakpoint
ALTER TABLE `properties` ADD `deposit_text` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `rented` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `pets_allowed` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `further_parking` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `balconies` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `terraces` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `garden` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `elevator` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `fitted_kitchen` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `barrier_free` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `furnished` text;--> statement-breakpoint
ALTER TABLE `properties` ADD `last_modernized` integer;--> statement-breakpoint
ALTER TABLE `properties` ADD `list_features` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `offers_recommended` ON `properties` (highlighted desc,published_at desc,id,market_type,house_type,city,district,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_newest` ON `properties` (published_at desc,id,market_type,house_type,city,district,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_market` ON `properties` (market_type,highlighted desc,published_at desc,id,house_type,city,district,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_type` ON `properties` (house_type,highlighted desc,published_at desc,id,market_type,city,district,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_kind` ON `properties` (market_type,house_type,highlighted desc,published_at desc,id,city,district,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_price` ON `properties` (market_type,list_price,id,house_type,city,district,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_price_down` ON `properties` (market_type,list_price desc,id,house_type,city,district,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_area` ON `properties` (list_area desc,id,market_type,house_type,city,district,list_price,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_rooms` ON `properties` (list_rooms desc,id,market_type,house_type,city,district,list_price,list_area,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_text` ON `properties` (market_type,house_type,city,district,id,list_price,list_area,list_rooms,list_features,search_text,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;--> statement-breakpoint
CREATE INDEX `offers_groups` ON `properties` (market_type,house_type,city,district,id,list_price,list_area,list_rooms,list_features,published,sold,deleted_at) WHERE published and not sold and deleted_at is null;