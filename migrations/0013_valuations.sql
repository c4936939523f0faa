ALTER TABLE `enquiries` ADD `kind` text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `settings` ADD `valuer` text REFERENCES team_members(id);