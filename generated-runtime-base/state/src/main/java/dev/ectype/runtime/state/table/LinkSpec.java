package dev.ectype.runtime.state.table;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.StoredMember;

/** Describes a relationship of pairs between the rows of two tables: stars, members, labels. */
public record LinkSpec(String name, ResourceName from, ResourceName to) {
    public static final StoredMember FROM = StoredMember.of("from");
    public static final StoredMember TO = StoredMember.of("to");

    public static LinkSpec of(String name, String from, String to) {
        return new LinkSpec(name, ResourceName.of(from), ResourceName.of(to));
    }

    /** Returns the table of the links. Links are rows, so that journal, rewind and rollback treat them like others. */
    TableSpec table() {
        return TableSpec.of(name, new IdStyle.Readable("link_")).withKey("from").withKey("to");
    }

    /** Returns the id of a pair. The length prefix makes it unique for all characters. */
    public static String id(String from, String to) {
        return from.length() + ":" + from + to;
    }

    public static byte[] document(String from, String to) {
        JsonWriter document = new JsonWriter(64).beginObject();
        return document.name("from")
                .value(from)
                .name("to")
                .value(to)
                .endObject()
                .toBytes();
    }

    public static String end(Row pair, StoredMember end) {
        Document document = Json.parse(pair.document());
        Document id = document.member(end.name());
        return id == null ? "" : id.text();
    }
}
