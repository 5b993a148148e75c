package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.request.Pairs;
import dev.ectype.runtime.emulator.route.Percent;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.state.Row;
import dev.ectype.runtime.state.RowPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The addresses of the pages around one, with the request's other parameters kept. */
final class PageLinks {
    private final PagingPlan paging;
    private final Shown.Page page;
    private final Arguments arguments;
    private final String origin;

    PageLinks(PagingPlan paging, Shown.Page page, Arguments arguments, String origin) {
        this.paging = paging;
        this.page = page;
        this.arguments = arguments;
        this.origin = origin;
    }

    /** The identifier with which the next page begins where pages follow identifiers. */
    String lastId() {
        List<Row> rows = page.rows().rows();
        return rows.isEmpty() ? "" : rows.get(rows.size() - 1).id();
    }

    @Nullable
    String next() {
        RowPage rows = page.rows();
        if (!rows.hasNext() || rows.rows().isEmpty()) {
            return null;
        }
        if (paging.page() != null) {
            return at(paging.page(), Long.toString(page.cut().page(rows.offset()) + 1));
        }
        if (paging.offset() != null) {
            return at(
                    paging.offset(),
                    Integer.toString(rows.offset() + rows.rows().size()));
        }
        if (paging.token() != null) {
            return at(paging.token(), PageCut.token(lastId()));
        }
        return paging.after() == null ? null : at(paging.after(), page.shape().visibleId(last(rows)));
    }

    @Nullable
    String previous() {
        RowPage rows = page.rows();
        if (!rows.hasPrevious()) {
            return null;
        }
        if (paging.page() != null) {
            long before = page.cut().page(rows.offset()) - 1;
            return at(paging.page(), Long.toString(Math.max(page.cut().firstPage(), before)));
        }
        if (paging.offset() != null) {
            return at(
                    paging.offset(),
                    Integer.toString(Math.max(0, rows.offset() - page.cut().limit())));
        }
        boolean named = paging.before() != null && !rows.rows().isEmpty();
        return named ? at(paging.before(), page.shape().visibleId(rows.rows().get(0))) : null;
    }

    /** The value of a {@code Link} field. */
    @Nullable
    String header() {
        StringBuilder links = new StringBuilder();
        add(links, next(), "next");
        add(links, previous(), "prev");
        if (paging.page() != null && page.cut().limit() > 0 && links.length() > 0) {
            long pages = pages();
            add(links, at(paging.page(), Long.toString(page.cut().firstPage())), "first");
            add(links, at(paging.page(), Long.toString(pages - 1 + page.cut().firstPage())), "last");
        }
        return links.isEmpty() ? null : links.toString();
    }

    long pages() {
        int limit = Math.max(1, page.cut().limit());
        return Math.max(1, (page.rows().total() + (long) limit - 1) / limit);
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

    private static Row last(RowPage rows) {
        return rows.rows().get(rows.rows().size() - 1);
    }

    private String at(@Nullable String parameter, String value) {
        StringBuilder address =
                new StringBuilder(origin).append(arguments.source().request().path());
        Pairs query = arguments.source().query();
        char separator = '?';
        for (int index = 0; index < query.size(); index++) {
            if (!positions(query.name(index))) {
                address.append(separator).append(Percent.encode(query.name(index)));
                address.append('=').append(Percent.encode(query.value(index)));
                separator = '&';
            }
        }
        return address.append(separator)
                .append(Percent.encode(String.valueOf(parameter)))
                .append('=')
                .append(Percent.encode(value))
                .toString();
    }

    private boolean positions(String name) {
        return name.equals(paging.page())
                || name.equals(paging.offset())
                || name.equals(paging.token())
                || name.equals(paging.after())
                || name.equals(paging.before());
    }
}
