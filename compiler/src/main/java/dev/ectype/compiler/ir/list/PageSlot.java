package dev.ectype.compiler.ir.list;

import java.util.Locale;

/** Lists the facts about a page that members and header fields of a list response hold. */
public enum PageSlot {
    TOTAL(Kind.NUMBER),
    COUNT(Kind.NUMBER),
    LIMIT(Kind.NUMBER),
    /** The number of items before the page. */
    OFFSET(Kind.NUMBER),
    /** The number of items before the last item of the page. */
    END(Kind.NUMBER),
    /** The number of the first item of the page, counted from one. */
    FROM(Kind.NUMBER),
    TO(Kind.NUMBER),
    PAGE(Kind.NUMBER),
    PAGES(Kind.NUMBER),
    NEXT_PAGE(Kind.NUMBER),
    PREVIOUS_PAGE(Kind.NUMBER),
    HAS_MORE(Kind.FLAG),
    HAS_PREVIOUS(Kind.FLAG),
    IS_FIRST(Kind.FLAG),
    IS_LAST(Kind.FLAG),
    IS_EMPTY(Kind.FLAG),
    NEXT_TOKEN(Kind.WORD),
    PREVIOUS_TOKEN(Kind.WORD),
    FIRST_ID(Kind.WORD),
    LAST_ID(Kind.WORD),
    /** The journal position of the state, after which a stream can begin. */
    POSITION(Kind.WORD),
    NEXT_URL(Kind.ADDRESS),
    PREVIOUS_URL(Kind.ADDRESS),
    FIRST_URL(Kind.ADDRESS),
    LAST_URL(Kind.ADDRESS),
    SELF_URL(Kind.ADDRESS);

    /** The kind of values that fill a slot. */
    public enum Kind {
        NUMBER,
        FLAG,
        /** A text, or a number if the type requires one. */
        WORD,
        ADDRESS
    }

    private final Kind kind;

    PageSlot(Kind kind) {
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** Returns the name in plain words, such as {@code next token} or {@code next URL}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ').replace("url", "URL");
    }
}
