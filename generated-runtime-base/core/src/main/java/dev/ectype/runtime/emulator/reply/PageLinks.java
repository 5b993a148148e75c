package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.NameValuePairs;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.state.row.ListPosition;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPage;
import org.jspecify.annotations.Nullable;

/** Builds the links to neighbouring pages and keeps the request's other parameters. */
final class PageLinks {
    private final PagingPlan paging;
    private final ReplyContent.Page page;
    private final Arguments arguments;
    private final String origin;

    PageLinks(PagingPlan paging, ReplyContent.Page page, Arguments arguments, String origin) {
        this.paging = paging;
        this.page = page;
        this.arguments = arguments;
        this.origin = origin;
    }

    /** Returns the parameter value for the next page, or null without a next page. */
    @Nullable
    String nextValue() {
        RowPage rows = page.rows();
        if (!rows.hasNext() || rows.rows().isEmpty()) {
            return null;
        }
        Row last = rows.rows().get(rows.rows().size() - 1);
        if (paging.token() != null) {
            return new PageToken(
                            ListPosition.of(last, rows.offset() + rows.rows().size() - 1), false)
                    .text();
        }
        if (paging.after() != null) {
            return page.shape().visibleId(last);
        }
        return paging.offset() != null ? offset(rows.offset() + rows.rows().size()) : Long.toString(number() + 1);
    }

    @Nullable
    String previousValue() {
        RowPage rows = page.rows();
        if (!rows.hasPrevious() || rows.rows().isEmpty()) {
            return null;
        }
        Row first = rows.rows().get(0);
        if (paging.token() != null) {
            return new PageToken(ListPosition.of(first, rows.offset()), true).text();
        }
        if (paging.before() != null) {
            return page.shape().visibleId(first);
        }
        return paging.offset() != null
                ? offset(Math.max(0, rows.offset() - page.cut().limit()))
                : Long.toString(Math.max(page.cut().firstPage(), number() - 1));
    }

    @Nullable
    String next() {
        RowPage rows = page.rows();
        if (!rows.hasNext() || rows.rows().isEmpty()) {
            return null;
        }
        if (paging.page() != null) {
            return at(paging.page(), Long.toString(number() + 1));
        }
        if (paging.offset() != null) {
            return at(paging.offset(), offset(rows.offset() + rows.rows().size()));
        }
        String value = nextValue();
        String parameter = paging.token() != null ? paging.token() : paging.after();
        return parameter == null || value == null ? null : at(parameter, value);
    }

    @Nullable
    String previous() {
        RowPage rows = page.rows();
        if (!rows.hasPrevious()) {
            return null;
        }
        if (paging.page() != null) {
            return at(paging.page(), Long.toString(Math.max(page.cut().firstPage(), number() - 1)));
        }
        if (paging.offset() != null) {
            return at(
                    paging.offset(),
                    offset(Math.max(0, rows.offset() - page.cut().limit())));
        }
        String value = previousValue();
        String parameter = paging.token() != null ? paging.token() : paging.before();
        return parameter == null || value == null ? null : at(parameter, value);
    }

    String first() {
        return paging.page() != null
                ? at(paging.page(), Long.toString(page.cut().firstPage()))
                : paging.offset() != null ? at(paging.offset(), offset(0)) : at(null, "");
    }

    /** Returns the link to the last page, or null if pages are not counted. */
    @Nullable
    String last() {
        if (paging.page() != null) {
            return at(paging.page(), Long.toString(pages() - 1 + page.cut().firstPage()));
        }
        long offset = (pages() - 1) * Math.max(1, page.cut().limit());
        return paging.offset() == null ? null : at(paging.offset(), offset((int) Math.min(Integer.MAX_VALUE, offset)));
    }

    /** Returns the link to this page. */
    String self() {
        String query = arguments.source().request().query();
        return origin + arguments.source().request().path() + (query.isEmpty() ? "" : "?" + query);
    }

    /** Returns whether other pages exist. */
    boolean isPart() {
        return page.rows().hasNext() || page.rows().hasPrevious();
    }

    /** Returns the value of the {@code Link} field, or null without links. */
    @Nullable
    String header() {
        StringBuilder links = new StringBuilder();
        add(links, next(), "next");
        add(links, previous(), "prev");
        if (paging.page() != null && page.cut().limit() > 0 && links.length() > 0) {
            add(links, first(), "first");
            add(links, last(), "last");
        }
        return links.isEmpty() ? null : links.toString();
    }

    /** Returns the value of a required {@code Link} field, even without other pages. */
    String own() {
        StringBuilder links = new StringBuilder();
        add(links, first(), "first");
        return links.toString();
    }

    long pages() {
        int limit = Math.max(1, page.cut().limit());
        return Math.max(1, (page.rows().total() + (long) limit - 1) / limit);
    }

    /** Returns the number of this page. */
    long number() {
        Document sent = paging.page() == null || !page.rows().rows().isEmpty()
                ? null
                : arguments.queryOrBodyValue(paging.page());
        // A page after the last one has the number that the client sent.
        return sent != null && sent.text().matches("[0-9]{1,9}")
                ? Long.parseLong(sent.text())
                : page.cut().page(page.rows().offset());
    }

    private String offset(int skipped) {
        return Long.toString(skipped + page.cut().firstOffset());
    }

    private static void add(StringBuilder links, @Nullable String address, String relation) {
        if (address != null) {
            links.append(links.isEmpty() ? "" : ", ")
                    .append('<')
                    .append(address)
                    .append(">; rel=\"");
            links.append(relation).append('"');
        }
    }

    private String at(@Nullable String parameter, String value) {
        StringBuilder address =
                new StringBuilder(origin).append(arguments.source().request().path());
        NameValuePairs query = arguments.source().query();
        char separator = '?';
        for (int index = 0; index < query.size(); index++) {
            if (!positions(query.name(index))) {
                address.append(separator).append(PercentCodec.encode(query.name(index)));
                address.append('=').append(PercentCodec.encode(query.value(index)));
                separator = '&';
            }
        }
        if (parameter != null) {
            address.append(separator).append(PercentCodec.encode(parameter));
            address.append('=').append(PercentCodec.encode(value));
        }
        return address.toString();
    }

    private boolean positions(String name) {
        for (String known : paging.positions()) {
            if (name.equals(known)) {
                return true;
            }
        }
        return false;
    }
}
