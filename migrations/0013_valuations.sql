DROP INDEX `offers_new_build`;--> statement-breakpoint
CREATE INDEX `offers_new_build` ON `properties` (market_type,highlighted desc,published_at desc,id,published,sold,deleted_at) WHERE published and not sold and deleted_at is null and market_type = 'purchase' and (construction_phase in ('projected', 'underConstruction') or object_condition = 'firstTimeUse');--> statement-breakpoint
ALTER TABLE `enquiries` ADD `kind` text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `valuer` text REFERENCES team_members(id);