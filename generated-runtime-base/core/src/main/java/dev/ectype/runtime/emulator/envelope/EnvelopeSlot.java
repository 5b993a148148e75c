package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.schema.keyword.Direction;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A member of a list envelope with a value that differs from page to page.
 *
 * @param form the JSON form of the values
 */
public record EnvelopeSlot(MemberPath path, PageSlot slot, Schema type, boolean required, Form form) {
    private static final Document ADDRESS = Document.of("http://localhost/list");
    private static final Document PLACE = Document.of("/list");

    /** The JSON form of a slot's values. */
    public enum Form {
        NUMBER,
        TEXT,
        FLAG,
        LIST,
        /** A URL without its origin. */
        PATH
    }

    /** Returns the slot, or null if the member type allows no such value. */
    static @Nullable EnvelopeSlot of(MemberPath path, PageSlot slot, Schema type, boolean required) {
        Form form = form(slot.kind(), type);
        return form == null ? null : new EnvelopeSlot(path, slot, type, required, form);
    }

    /** Returns the slot with URLs without origin, as the API has them even if it describes their format as a whole URL. */
    EnvelopeSlot withoutOrigin() {
        return form == Form.TEXT ? new EnvelopeSlot(path, slot, type, required, Form.PATH) : this;
    }

    private static @Nullable Form form(PageSlot.Kind kind, Schema type) {
        boolean text = allows(type, ADDRESS) || allows(type, PLACE) || allows(type, Document.of("1"));
        boolean number = allows(type, Document.of(1)) || allows(type, Document.of(0));
        return switch (kind) {
            case LIST -> Form.LIST;
            case NUMBER -> number ? Form.NUMBER : null;
            case FLAG -> allows(type, Document.TRUE) && !(text && number) ? Form.FLAG : null;
            case WORD -> text ? Form.TEXT : number ? Form.NUMBER : null;
            case ADDRESS ->
                !allows(type, ADDRESS) && !allows(type, PLACE) ? null : isPath(type) ? Form.PATH : Form.TEXT;
        };
    }

    /** Whether URLs are written without origin. They are absolute unless the type rejects that or the examples are paths. */
    private static boolean isPath(Schema type) {
        if (!allows(type, ADDRESS)) {
            return true;
        }
        List<Document> examples = SchemaShape.bare(type).notes().examples();
        return !examples.isEmpty() && examples.get(0).text().startsWith("/");
    }

    private static boolean allows(Schema type, Document value) {
        return Validator.allows(type, value, Direction.REPLY);
    }

    /** Returns the placeholder for the value in the template. */
    Document placeholder() {
        return switch (form) {
            case LIST -> Document.EMPTY_ARRAY;
            case NUMBER -> allows(type, Document.of(0)) ? Document.of(0) : Document.of(1);
            case FLAG -> Document.FALSE;
            case PATH -> allows(type, PLACE) ? PLACE : ADDRESS;
            case TEXT -> allows(type, ADDRESS) ? ADDRESS : Document.of("1");
        };
    }

    /** Returns a number that does not exceed the maximum of the member type. */
    public Document atMost(long number) {
        Bound high = SchemaShape.bare(type) instanceof NumberSchema numbers ? numbers.high() : null;
        boolean above = high != null && high.value().compareTo(BigDecimal.valueOf(number)) < 0;
        return Document.of(above && high != null ? high.value().longValue() : number);
    }

    /** Returns the value for a page without this information, or null to leave out the member. */
    @Nullable
    Document absent() {
        if (allows(type, Document.NULL)) {
            return Document.NULL;
        }
        Document none = form == Form.NUMBER ? Document.of(0) : Document.of("");
        return required ? none : null;
    }
}
