package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.Coercion;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Bound;
import dev.ectype.runtime.state.row.ListPosition;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the paging parameters from the query or body. Supports members of parameters, such as {@code page[size]}. */
final class PageSelectionReader {
    private static final int USUAL_LIMIT = 20;

    private final ReplyWriter list;
    private final PagingPlan paging;
    private final Arguments arguments;
    private final boolean lenient;

    PageSelectionReader(ReplyWriter list, Arguments arguments, boolean lenient) {
        this.list = list;
        this.paging = list.paging();
        this.arguments = arguments;
        this.lenient = lenient;
    }

    PageSelection selection() {
        int limit = limit();
        PageSelection.Cursor after = cursor(paging.after());
        PageSelection.Cursor before = cursor(paging.before());
        String token = text(paging.token());
        PageToken read = token == null ? null : token(token);
        if (read != null) {
            PageSelection.Cursor cursor =
                    new PageSelection.Cursor(String.valueOf(paging.token()), read.spot(), true, false);
            after = read.backwards() ? null : cursor;
            before = read.backwards() ? cursor : null;
        }
        long firstPage = first(paging.page(), 1);
        long firstOffset = first(paging.offset(), 0);
        if (after != null || before != null) {
            return new PageSelection(limit, 0, after, after == null ? before : null, firstPage, firstOffset);
        }
        long skipped = Math.max(0, number(paging.page(), firstPage) - firstPage) * limit
                + Math.max(0, number(paging.offset(), firstOffset) - firstOffset);
        return new PageSelection(limit, (int) Math.min(Integer.MAX_VALUE, skipped), null, null, firstPage, firstOffset);
    }

    /** Returns the token, or null if it is an example of the description. */
    private @Nullable PageToken token(String text) {
        PageToken read = PageToken.of(text);
        String name = String.valueOf(paging.token());
        if (read == null && !isExample(name, text)) {
            throw invalid(name, "is not a token of this list");
        }
        return read;
    }

    private boolean isExample(String name, String text) {
        boolean ofParameter = lenient
                && arguments.examples(name).stream()
                        .anyMatch(
                                example -> example.isString() && example.text().equals(text));
        return ofParameter || lenient && list.exampleTokens().texts().contains(text);
    }

    private int limit() {
        long usual = paging.limit() == null && !paging.isPaged() ? Integer.MAX_VALUE : Math.min(USUAL_LIMIT, most());
        return (int) Math.min(Integer.MAX_VALUE, number(paging.limit(), usual));
    }

    private long most() {
        NumberSchema type = paging.limit() == null ? null : numberType(paging.limit());
        Bound high = type == null ? null : type.high();
        return high == null ? Long.MAX_VALUE : Math.max(1, high.value().longValue());
    }

    /**
     * Returns the first page or offset: pages count from one and offsets from zero, unless the default or the minimum differs.
     */
    private long first(@Nullable String name, long usual) {
        Document fallback = name == null ? null : arguments.fallback(name);
        if (fallback != null && fallback.isLong()) {
            return fallback.longValue() == 1 - usual ? 1 - usual : usual;
        }
        NumberSchema type = name == null ? null : numberType(name);
        Bound low = type == null ? null : type.low();
        boolean other = low != null && !low.exclusive() && low.value().compareTo(BigDecimal.valueOf(1 - usual)) == 0;
        return other ? 1 - usual : usual;
    }

    private @Nullable NumberSchema numberType(String name) {
        Schema type = arguments.type(name);
        return type != null && SchemaShape.bare(type) instanceof NumberSchema number ? number : null;
    }

    private long number(@Nullable String name, long usual) {
        Document value = name == null ? null : value(name);
        if (name == null || value == null || value.isNull()) {
            return usual;
        }
        Document number = value.isString() ? Coercion.literal(value.text()) : value;
        boolean counts = number != null && number.isLong() && number.longValue() >= 0;
        if (!counts && arguments.queryOrBodyValue(name) == null) {
            // A default that is no number or is negative leaves the choice to the server.
            return usual;
        }
        if (number == null || !number.isLong() || number.longValue() < 0) {
            throw invalid(String.valueOf(name), "expected a number that is not negative, found " + value.literal());
        }
        return number.longValue();
    }

    private @Nullable Document value(String name) {
        Document sent = arguments.queryOrBodyValue(name);
        Document value = sent == null ? arguments.fallback(name) : sent;
        int bracket = name.indexOf('[');
        if (value != null || bracket <= 0 || !name.endsWith("]")) {
            return value;
        }
        Document object = arguments.value(name.substring(0, bracket));
        return object == null ? null : object.member(name.substring(bracket + 1, name.length() - 1));
    }

    private PageSelection.@Nullable Cursor cursor(@Nullable String name) {
        String id = text(name);
        return name == null || id == null
                ? null
                : new PageSelection.Cursor(name, ListPosition.of(id), false, isExample(name, id));
    }

    private @Nullable String text(@Nullable String name) {
        Document value = name == null ? null : name.contains("[") ? value(name) : arguments.queryOrBodyValue(name);
        return value == null || value.isNull() || value.text().isEmpty() ? null : value.text();
    }

    private Problem invalid(String name, String message) {
        return Problem.invalid(List.of(new Problem.Detail(arguments.locationOf(name), "page", message)));
    }
}
