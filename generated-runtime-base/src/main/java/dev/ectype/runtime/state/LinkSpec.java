package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;

/** A relationship between rows of two tables that is set and cleared pair by pair: stars, members, labels. */
public record LinkSpec(String name, ResourceName from, ResourceName to) {
    static final StoredMember FROM = StoredMember.of("from");
    static final StoredMember TO = StoredMember.of("to");

    public static LinkSpec of(String name, String from, String to) {
        return new LinkSpec(name, ResourceName.of(from), ResourceName.of(to));
    }

    /** Links are rows of a table of their own, so that journal, rewind and rollback treat them like any other. */
    TableSpec table() {
        return TableSpec.of(name, new IdStyle.Readable("link_")).foundBy("from").foundBy("to");
    }

    /** The length in front keeps pairs apart whatever characters the ids hold. */
    static String id(String from, String to) {
        return from.length() + ":" + from + to;
    }

    static byte[] document(String from, String to) {
        JsonWriter document = new JsonWriter(64).beginObject();
        return document.name("from")
                .value(from)
                .name("to")
                .value(to)
                .endObject()
                .toBytes();
    }

    static String end(Row pair, StoredMember end) {
        Document document = Json.parse(pair.document());
        Document id = document.member(end.name());
        return id == null ? "" : id.text();
    }
}
