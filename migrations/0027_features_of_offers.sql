-- featureBits() of what is known of the properties there are: 2 is a balcony or terrace, which no plot has.
UPDATE `properties` SET `list_features` = 2, `version` = `version` + 1
WHERE `balcony_or_terrace` = 'yes' AND `house_type` <> 'plot';
--> statement-breakpoint
-- Of two indexes that cost the same, SQLite takes the newer one; the other would look up every row.
DROP INDEX `offers_new_build`;--> statement-breakpoint
CREATE INDEX `offers_new_build` ON `properties` (market_type,highlighted desc,published_at desc,id,published,sold,deleted_at) WHERE published and not sold and deleted_at is null and market_type = 'purchase' and (construction_phase in ('projected', 'underConstruction') or object_condition = 'firstTimeUse');
