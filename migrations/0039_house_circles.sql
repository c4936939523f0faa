-- A circle belongs to one house and knows the point that it was made for. Circles had been handed on along rows of
-- houses: the first hidden one keeps its own, with whatever lies within 25 m of it or within 75 m in its street and
-- number. Who shared it from further away, or with an address that is public, gets a new one at night (`fillPoints`);
-- until then visitors see no map of these.
CREATE INDEX `properties_circle` ON `properties` ((circle ->> '$.id'));--> statement-breakpoint
UPDATE `properties` SET
	`version` = `properties`.`version` + 1,
	`circle` = CASE
		WHEN house.address_visible OR (NOT house.shown AND (house.metres <= 25 OR (house.metres <= 75 AND house.street = house.first_street))) THEN
			json_patch(`properties`.`circle`, json_object(
				'id', iif(house.address_visible, house.id, house.first_id),
				'north', house.north + iif(house.address_visible, 0, house.first_latitude - house.latitude),
				'east', house.east + iif(house.address_visible, 0, house.first_longitude - house.longitude),
				'isKnown', iif(house.address_visible, json('true'), NULL),
				'anchor', json_object(
					'latitude', iif(house.address_visible, house.latitude, house.first_latitude),
					'longitude', iif(house.address_visible, house.longitude, house.first_longitude),
					'street', iif(house.address_visible, house.street, house.first_street),
					'north', house.north,
					'east', house.east)))
	END
FROM (
	-- In metres from the first one of the circle.
	SELECT *, sqrt(pow((latitude - first_latitude) * 111195, 2) + pow((longitude - first_longitude) * 111195 * cos(radians(first_latitude)), 2)) AS metres
	FROM (
		SELECT
			id, latitude, longitude, street, address_visible,
			circle ->> '$.north' AS north,
			circle ->> '$.east' AS east,
			max(address_visible) OVER (PARTITION BY circle ->> '$.north', circle ->> '$.east') AS shown,
			first_value(id) OVER firsts AS first_id,
			first_value(latitude) OVER firsts AS first_latitude,
			first_value(longitude) OVER firsts AS first_longitude,
			first_value(street) OVER firsts AS first_street
		FROM properties
		WHERE latitude IS NOT NULL AND longitude IS NOT NULL AND circle IS NOT NULL
		WINDOW firsts AS (PARTITION BY circle ->> '$.north', circle ->> '$.east' ORDER BY created_at, id)
	)
) AS house
WHERE `properties`.`id` = house.id;
