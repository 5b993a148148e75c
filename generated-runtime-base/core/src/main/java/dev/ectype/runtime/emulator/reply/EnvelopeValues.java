package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.envelope.EnvelopeSlot;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.state.row.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes the values of a page for the slots of its envelope and its header fields. */
final class EnvelopeValues {
    private static final long LARGEST_LIMIT = 1_000;

    private final ReplyContent.Page page;
    private final PageLinks links;

    EnvelopeValues(ReplyContent.Page page, PageLinks links) {
        this.page = page;
        this.links = links;
    }

    Document document(EnvelopeSlot slot) {
        Object value = of(slot.slot());
        if (value instanceof Boolean flag) {
            return Document.of(flag.booleanValue());
        }
        if (value instanceof Long number) {
            return slot.slot() == PageSlot.LIMIT ? slot.atMost(number) : Document.of(number.longValue());
        }
        if (value == null) {
            return Document.NULL;
        }
        String text = value.toString();
        return switch (slot.form()) {
            case NUMBER -> Document.of(number(text));
            case PATH -> Document.of(withoutAuthority(text));
            default -> Document.of(text);
        };
    }

    /** Returns a URL from its path on. The path contains the prefix at which a proxy or a sandbox serves the emulator. */
    private static String withoutAuthority(String url) {
        return url.substring(url.indexOf('/', url.indexOf("://") + 3));
    }

    /** Returns the value for a header field, or null. */
    @Nullable
    String text(PageSlot slot) {
        Object value = of(slot);
        return value == null ? null : value.toString();
    }

    private @Nullable Object of(PageSlot slot) {
        return switch (slot.kind()) {
            case NUMBER -> number(slot);
            case FLAG -> flag(slot);
            case WORD -> word(slot);
            case ADDRESS -> address(slot);
            case LIST -> null;
        };
    }

    private Long number(PageSlot slot) {
        int offset = page.rows().offset();
        int size = page.rows().rows().size();
        long total = page.rows().total();
        return switch (slot) {
            case TOTAL -> total;
            case COUNT -> (long) size;
            case LIMIT -> Math.min(page.cut().limit(), Math.max(total, LARGEST_LIMIT));
            case OFFSET -> offset + page.cut().firstOffset();
            case END -> Math.max(0L, offset + size - 1L);
            case FROM -> size == 0 ? 0L : offset + 1L;
            case TO -> (long) offset + size;
            case PAGES -> links.pages();
            case NEXT_PAGE -> links.number() + 1;
            case PREVIOUS_PAGE -> Math.max(page.cut().firstPage(), links.number() - 1);
            default -> links.number();
        };
    }

    private Boolean flag(PageSlot slot) {
        return switch (slot) {
            case HAS_MORE -> page.rows().hasNext();
            case HAS_PREVIOUS -> page.rows().hasPrevious();
            case IS_FIRST -> !page.rows().hasPrevious();
            case IS_LAST -> !page.rows().hasNext();
            default -> page.rows().rows().isEmpty();
        };
    }

    private @Nullable String word(PageSlot slot) {
        List<Row> rows = page.rows().rows();
        return switch (slot) {
            case NEXT_TOKEN -> links.nextValue();
            case PREVIOUS_TOKEN -> links.previousValue();
            case POSITION -> Long.toString(page.selection().position());
            case FIRST_ID -> rows.isEmpty() ? null : page.shape().visibleId(rows.get(0));
            default -> rows.isEmpty() ? null : page.shape().visibleId(rows.get(rows.size() - 1));
        };
    }

    private @Nullable String address(PageSlot slot) {
        return switch (slot) {
            case NEXT_URL -> links.next();
            case PREVIOUS_URL -> links.previous();
            case FIRST_URL -> links.first();
            case LAST_URL -> links.last();
            default -> links.self();
        };
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException noNumber) {
            return 0;
        }
    }
}
