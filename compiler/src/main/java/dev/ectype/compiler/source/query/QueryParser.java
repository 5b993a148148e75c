package dev.ectype.compiler.source.query;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the segments and selectors of a query. */
final class QueryParser {
    /** The limit of filters and parentheses inside each other. */
    private static final int NESTING = 50;

    private final QueryScanner scanner;
    private final FilterParser filters;
    private int nesting;

    QueryParser(String text) {
        scanner = new QueryScanner(text);
        filters = new FilterParser(scanner, this);
    }

    /** Parses the whole text. */
    PathQuery query() throws QuerySyntaxError {
        scanner.expect("$");
        List<QuerySegment> segments = segments();
        if (!scanner.isAtEnd()) {
            throw scanner.expected("`.`, `[` or the end");
        }
        return new PathQuery(false, segments);
    }

    /** Parses a query inside a filter, which begins with {@code $} or {@code @}. */
    PathQuery filterQuery() throws QuerySyntaxError {
        boolean relative = scanner.takes("@");
        if (!relative) {
            scanner.expect("$");
        }
        return new PathQuery(relative, segments());
    }

    void enter() throws QuerySyntaxError {
        if (++nesting > NESTING) {
            throw new QuerySyntaxError(scanner.offset(), "more than " + NESTING + " levels of filters and parentheses");
        }
    }

    void leave() {
        nesting--;
    }

    private List<QuerySegment> segments() throws QuerySyntaxError {
        List<QuerySegment> segments = new ArrayList<>();
        while (isAtSegment()) {
            segments.add(segment());
        }
        return segments;
    }

    /** Skips blanks only if a segment follows them. */
    private boolean isAtSegment() {
        int before = scanner.offset();
        scanner.skipBlanks();
        boolean follows = scanner.peek() == '.' || scanner.peek() == '[';
        if (!follows) {
            scanner.returnTo(before);
        }
        return follows;
    }

    private QuerySegment segment() throws QuerySyntaxError {
        boolean descends = scanner.takes("..");
        if (scanner.takes("[")) {
            return new QuerySegment(descends, bracketed());
        }
        if (!descends) {
            scanner.expect(".");
        }
        Selector selector = scanner.takes("*") ? new Selector.Wildcard() : new Selector.Name(scanner.name());
        return new QuerySegment(descends, List.of(selector));
    }

    private List<Selector> bracketed() throws QuerySyntaxError {
        List<Selector> selectors = new ArrayList<>();
        do {
            scanner.skipBlanks();
            selectors.add(selector());
            scanner.skipBlanks();
        } while (scanner.takes(","));
        if (!scanner.takes("]")) {
            throw scanner.expected("`,` or `]`");
        }
        return selectors;
    }

    private Selector selector() throws QuerySyntaxError {
        if (scanner.isAtQuote()) {
            return new Selector.Name(scanner.quoted());
        }
        if (scanner.takes("*")) {
            return new Selector.Wildcard();
        }
        if (scanner.takes("?")) {
            scanner.skipBlanks();
            return new Selector.Filter(filters.condition());
        }
        if (scanner.peek() == ':' || scanner.peek() == '-' || scanner.isAtDigit()) {
            return indexOrSlice();
        }
        throw scanner.expected("a quoted name, an index, a slice, `*` or `?`");
    }

    private Selector indexOrSlice() throws QuerySyntaxError {
        Long start = optionalInteger();
        int afterStart = scanner.offset();
        scanner.skipBlanks();
        if (!scanner.takes(":")) {
            scanner.returnTo(afterStart);
            return new Selector.Index(start == null ? scanner.integer() : start);
        }
        scanner.skipBlanks();
        Long end = optionalInteger();
        scanner.skipBlanks();
        Long step = null;
        if (scanner.takes(":")) {
            scanner.skipBlanks();
            step = optionalInteger();
        }
        return new Selector.Slice(start, end, step == null ? 1 : step);
    }

    private @Nullable Long optionalInteger() throws QuerySyntaxError {
        return scanner.peek() == '-' || scanner.isAtDigit() ? scanner.integer() : null;
    }
}
