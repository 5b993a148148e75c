package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the content of a response, independent of its described form. */
public sealed interface ReplyContent {
    /** Holds one instance. */
    record Item(Instance instance, Occasion occasion) implements ReplyContent {}

    /** Holds instances that one request created, in the order of the request. */
    record Items(List<Instance> instances) implements ReplyContent {
        public Items {
            instances = List.copyOf(instances);
        }
    }

    /** Holds one member of an instance. */
    record Part(Instance instance, MemberPath member) implements ReplyContent {}

    /**
     * Holds a page of a list.
     *
     * @param selection the selection of the rows of all pages
     */
    record Page(ResourceShape shape, RowPage rows, PageSelection cut, RowSelection selection) implements ReplyContent {}

    /** Requests a generated value of the described type, with the matching members of a hint. */
    record Sample(@Nullable Instance hint) implements ReplyContent {}

    /** Holds a status and a body to send regardless of the description. */
    record Literal(int status, Document body) implements ReplyContent {}

    /**
     * Holds uploaded bytes.
     *
     * @param mediaType the media type of the upload, or null
     * @param fileName the file name of the upload, or null
     * @param bytes the content
     */
    record Content(@Nullable String mediaType, @Nullable String fileName, byte[] bytes) implements ReplyContent {}

    /** Requests a response without body. */
    record Nothing() implements ReplyContent {}

    /** Distinguishes reads, creations and deletions. */
    enum Occasion {
        READ,
        CREATED,
        DELETED
    }

    /**
     * Holds a stored document with its identifiers and version.
     *
     * @param rowId the identifier in the state
     * @param id the identifier that clients see
     */
    record Instance(ResourceShape shape, String rowId, String id, long version, byte[] document) {
        /** Returns whether the instance is unchanged since its creation. */
        boolean isNew() {
            return version == Row.FIRST_VERSION;
        }

        public static Instance of(ResourceShape shape, Row row) {
            String rowId = row.id();
            return new Instance(shape, rowId, shape.visibleId(rowId, row), row.version(), row.document());
        }
    }
}
