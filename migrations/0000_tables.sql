CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`message` text NOT NULL,
	`property_id` text,
	`locale` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`received_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `enquiries_status` ON `enquiries` (`status`,`received_at`);--> statement-breakpoint
CREATE TABLE `history` (
	`property_id` text NOT NULL,
	`version` integer NOT NULL,
	`field` text NOT NULL,
	`before` text,
	`after` text,
	`changed_by` text,
	`changed_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`property_id`, `version`, `field`),
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`property_id` text NOT NULL,
	`kind` text DEFAULT 'photo' NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`caption` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`property_id`) REFERENCES `properties`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `images_property` ON `images` (`property_id`,`position`);--> statement-breakpoint
CREATE TABLE `key_figures` (
	`id` text PRIMARY KEY NOT NULL,
	`label_de` text NOT NULL,
	`label_en` text,
	`value` text NOT NULL,
	`suffix` text,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`enquiry_id` text,
	`payload` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`delivered_at` integer,
	`last_error` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`delivered_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `properties` (
	`id` text PRIMARY KEY NOT NULL,
	`market_type` text NOT NULL,
	`house_type` text NOT NULL,
	`apartment_type` text,
	`building_type` text,
	`plot_type` text,
	`name` text NOT NULL,
	`property_number` text NOT NULL,
	`street` text,
	`postal_code` text,
	`city` text NOT NULL,
	`district` text,
	`address_visible` integer DEFAULT false NOT NULL,
	`living_area` real,
	`plot_area` real,
	`usable_area` real,
	`rooms` integer,
	`half_room` integer DEFAULT false NOT NULL,
	`floors` integer,
	`floor` integer,
	`bedrooms` integer,
	`bathrooms` integer,
	`responsible_member` text,
	`description` text,
	`fittings` text,
	`location_description` text,
	`other_notes` text,
	`purchase_price` real,
	`parking_price` real,
	`base_rent` real,
	`service_charge` real,
	`heating_costs` real,
	`heating_included` integer DEFAULT false NOT NULL,
	`deposit` real,
	`provision` text,
	`price_on_request` integer DEFAULT false NOT NULL,
	`energy_certificate` text,
	`energy_certificate_type` text,
	`energy_consumption` real,
	`energy_efficiency_class` text,
	`primary_energy_source` text,
	`heating_type` text,
	`energy_certificate_issued_on` text,
	`energy_certificate_valid_until` text,
	`energy_year_built` integer,
	`hot_water_included` integer DEFAULT false NOT NULL,
	`available_from` text,
	`parking_type` text,
	`parking_spaces` integer,
	`development` text,
	`buildable_according_to` text,
	`recommended_use` text,
	`grz` real,
	`gfz` real,
	`guest_toilet` integer DEFAULT false NOT NULL,
	`basement` text,
	`heritage_status` text,
	`balcony_or_terrace` integer DEFAULT false NOT NULL,
	`building_permit` text,
	`construction_phase` text,
	`object_condition` text,
	`fittings_quality` text,
	`year_built` integer,
	`published` integer DEFAULT false NOT NULL,
	`highlighted` integer DEFAULT false NOT NULL,
	`reserved` integer DEFAULT false NOT NULL,
	`sold` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`list_price` real,
	`list_area` real,
	`list_rooms` real,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_by` text,
	`published_at` integer,
	`sold_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`responsible_member`) REFERENCES `team_members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `properties_number` ON `properties` (`property_number`);--> statement-breakpoint
CREATE INDEX `properties_list` ON `properties` (`published`,`sold`,`deleted_at`,`highlighted`,`published_at`);--> statement-breakpoint
CREATE INDEX `properties_member` ON `properties` (`responsible_member`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`agency_name` text NOT NULL,
	`legal_name` text NOT NULL,
	`legal_form` text,
	`street` text,
	`postal_code` text,
	`city` text,
	`phone` text,
	`email` text,
	`opening_hours` text,
	`opening_hours_en` text,
	`managing_director` text,
	`register_court` text,
	`register_number` text,
	`vat_id` text,
	`supervisory_authority` text,
	`insurance` text,
	`content_responsible` text,
	`tag_manager_id` text,
	`social_links` text,
	`picture_key` text,
	`picture_width` integer,
	`picture_height` integer,
	`picture_alt` text,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text,
	`telephone` text,
	`email` text,
	`bio` text,
	`picture_key` text,
	`picture_width` integer,
	`picture_height` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` text PRIMARY KEY NOT NULL,
	`quote` text NOT NULL,
	`author` text NOT NULL,
	`picture_key` text,
	`picture_width` integer,
	`picture_height` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`disabled` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);