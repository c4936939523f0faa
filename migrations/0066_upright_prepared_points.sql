-- By hand: 0062 turned the points of properties, and a release would have brought back those that were prepared.
UPDATE `prepared_changes`
SET `changed` = json_set(`changed`, '$.latitude', `changed` ->> '$.longitude', '$.longitude', `changed` ->> '$.latitude')
WHERE json_valid(`changed`) AND iif(json_valid(`changed`),
	`changed` ->> '$.latitude' BETWEEN 5.8 AND 15.1 AND `changed` ->> '$.longitude' BETWEEN 47.2 AND 55.1, 0);--> statement-breakpoint
UPDATE `prepared_changes`
SET `left_out` = json_set(`left_out`, '$.latitude', `left_out` ->> '$.longitude', '$.longitude', `left_out` ->> '$.latitude')
WHERE json_valid(`left_out`) AND iif(json_valid(`left_out`),
	`left_out` ->> '$.latitude' BETWEEN 5.8 AND 15.1 AND `left_out` ->> '$.longitude' BETWEEN 47.2 AND 55.1, 0);
