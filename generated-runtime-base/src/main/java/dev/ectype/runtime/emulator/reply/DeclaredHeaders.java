package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The header fields that the description promises. */
final class DeclaredHeaders {
    private static final List<String> MADE_ELSEWHERE = List.of(
            "content-type", "content-length", "date", "location", "link", "etag", "set-cookie", "www-authenticate");

    private final List<HeaderField> constant = new ArrayList<>();
    private final List<String> totals = new ArrayList<>();
    private final boolean tagged;
    private final boolean linked;
    private final boolean located;

    DeclaredHeaders(ReplyPlan plan, long seed, Instant now, String operation) {
        boolean list = plan.projection() instanceof ProjectionPlan.Page;
        List<String> names = new ArrayList<>();
        for (ParameterPlan header : plan.headers()) {
            String name = header.name().toLowerCase(Locale.ROOT);
            names.add(name);
            if (list && name.contains("total")) {
                totals.add(name);
            } else if (!MADE_ELSEWHERE.contains(name)) {
                add(header, FitContext.of(seed, now, Direction.REPLY).instance(operation, name));
            }
        }
        tagged = names.contains("etag");
        linked = names.contains("link");
        located = names.contains("location");
    }

    private void add(ParameterPlan header, FitContext context) {
        Document sample = header.examples().isEmpty()
                ? Fitter.sample(header.type(), context)
                : Fitter.fitted(header.examples().get(0), header.type(), context);
        try {
            constant.add(HeaderField.of(header.name(), sample.text()));
        } catch (IllegalArgumentException unspeakable) {
            // A described header that HTTP cannot carry is left out: a reply without it is better than none.
            return;
        }
    }

    boolean declaresLocation() {
        return located;
    }

    void write(ReplyBuffer reply) {
        for (int index = 0; index < constant.size(); index++) {
            reply.header(constant.get(index));
        }
    }

    void writeItem(Shown.Instance instance, ReplyBuffer reply) {
        if (tagged) {
            reply.header("ETag", tag(instance));
        }
    }

    static String tag(Shown.Instance instance) {
        return "\"" + Integer.toHexString(instance.rowId().hashCode()) + "-" + instance.version() + "\"";
    }

    void writePage(Shown.Page page, PagingPlan paging, Arguments arguments, Surroundings around, ReplyBuffer reply) {
        for (String name : totals) {
            reply.header(name, Integer.toString(page.rows().total()));
        }
        if (linked) {
            @Nullable String links = new PageLinks(paging, page, arguments, around.origin()).header();
            if (links != null) {
                reply.header("Link", links);
            }
        }
    }
}
