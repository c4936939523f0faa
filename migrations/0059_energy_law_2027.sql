ALTER TABLE `settings` DROP COLUMN `future_energy_rules`;--> statement-breakpoint
-- Details that only a certificate has say that there is one. Sources of energy do so where staff have typed them: in
-- a transfer they also come from the heating.
UPDATE `properties` SET `energy_certificate` = 'available', `version` = `version` + 1
WHERE `energy_certificate` IS NULL AND `house_type` <> 'plot' AND (
  `energy_certificate_type` IS NOT NULL OR `energy_consumption` IS NOT NULL OR `energy_efficiency_class` IS NOT NULL
  OR `primary_energy_demand` IS NOT NULL OR `energy_certificate_issued_on` IS NOT NULL
  OR `energy_certificate_valid_until` IS NOT NULL OR `energy_year_built` IS NOT NULL
  OR ((`primary_energy_source` IS NOT NULL OR `details` ->> '$.furtherEnergySources' IS NOT NULL)
    AND `id` NOT IN (SELECT `property_id` FROM `property_links` WHERE `property_id` IS NOT NULL))
);
