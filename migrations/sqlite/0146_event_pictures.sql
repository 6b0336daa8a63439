-- Pictures of events that were uploaded: those of what recurs are its template's. events.cover_image_url says which is shown.

CREATE TABLE event_pictures (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant_id  INTEGER NOT NULL,
    event_id   INTEGER NOT NULL,
    file_id    INTEGER NOT NULL,
    -- Where the file is found.
    address    TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT event_pictures_event FOREIGN KEY (tenant_id, event_id) REFERENCES events (tenant_id, id),
    CONSTRAINT event_pictures_file FOREIGN KEY (tenant_id, file_id) REFERENCES media_files (tenant_id, id)
) STRICT;

CREATE UNIQUE INDEX event_pictures_tenant_id ON event_pictures (tenant_id, id);
CREATE INDEX event_pictures_by_event ON event_pictures (tenant_id, event_id);
CREATE INDEX event_pictures_by_file ON event_pictures (tenant_id, file_id);
