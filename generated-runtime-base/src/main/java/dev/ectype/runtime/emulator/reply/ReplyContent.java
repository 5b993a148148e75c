package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What of the state an operation shows; how it looks is the description's business. */
public sealed interface ReplyContent {
    /** One instance. */
    record Item(Instance instance, Occasion occasion) implements ReplyContent {}

    /** Instances that were made at once, in the order in which they were told. */
    record Items(List<Instance> instances) implements ReplyContent {
        public Items {
            instances = List.copyOf(instances);
        }
    }

    /** What one member of an instance holds. */
    record Part(Instance instance, MemberName member) implements ReplyContent {}

    /** Some instances of a list. */
    record Page(ResourceShape shape, RowPage rows, PageSelection cut) implements ReplyContent {}

    /** A value of the described type; of the hint, what fits. */
    record Sample(@Nullable Instance hint) implements ReplyContent {}

    /** This very value, whatever the description says. */
    record Literal(int status, Document body) implements ReplyContent {}

    /**
     * Bytes as they were brought.
     *
     * @param mediaType what they were said to be, or null
     * @param fileName what the file that held them was called, or null
     */
    record Content(@Nullable String mediaType, @Nullable String fileName, byte[] bytes) implements ReplyContent {}

    /** No body. */
    record Nothing() implements ReplyContent {}

    /** Why an instance is shown. */
    enum Occasion {
        READ,
        CREATED,
        DELETED
    }

    /**
     * A stored document and what is known of it.
     *
     * @param rowId its identifier in the state
     * @param id its identifier as clients see it
     */
    record Instance(ResourceShape shape, String rowId, String id, long version, byte[] document) {
        /** Whether nothing has changed it since it was made. */
        boolean isNew() {
            return version == Row.FIRST_VERSION;
        }

        public static Instance of(ResourceShape shape, Row row) {
            String rowId = row.id();
            return new Instance(shape, rowId, shape.visibleId(rowId, row), row.version(), row.document());
        }
    }
}
