package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.envelope.PageKind;
import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.PageSlot;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.ProjectionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes the header fields that the description declares for a response. */
final class DeclaredHeaders {
    private static final List<String> WRITTEN_ELSEWHERE = List.of(
            "content-type",
            "content-length",
            "content-range",
            "date",
            "location",
            "link",
            "etag",
            "last-modified",
            "set-cookie",
            "www-authenticate",
            "connection",
            "content-encoding",
            "keep-alive",
            "proxy-connection",
            "te",
            "trailer",
            "transfer-encoding",
            "upgrade");

    private static final List<String> CONTENT_HEADERS = List.of("accept-ranges", ContentWriter.DISPOSITION);

    private final List<HeaderField> constant = new ArrayList<>();
    private final Map<String, PageSlot> slots = new LinkedHashMap<>();
    private final List<String> addresses = new ArrayList<>();
    private final @Nullable String range;
    private final boolean hasEntityTag;
    private final boolean hasLastModified;
    private final long start;
    private final boolean hasLink;
    private final boolean linkRequired;
    private final boolean hasLocation;

    DeclaredHeaders(ReplyPlan plan, long seed, Instant now, OperationPlan operation) {
        boolean list = plan.projection() instanceof ProjectionPlan.Page;
        boolean content = plan.projection() instanceof ProjectionPlan.Content;
        List<String> names = new ArrayList<>();
        for (ParameterPlan header : plan.headers()) {
            String name = header.name().toLowerCase(Locale.ROOT);
            names.add(name);
            PageSlot slot = plan.projection() instanceof ProjectionPlan.Page page
                    ? page.paging().envelope().header(name)
                    : null;
            if (slot != null) {
                slots.put(name, slot);
            } else if (operation.addressHeaders().contains(header.name())) {
                addresses.add(header.name());
            } else if (!WRITTEN_ELSEWHERE.contains(name)
                    && !(content && CONTENT_HEADERS.contains(name))
                    && !name.startsWith("access-control-")) {
                add(header, FitContext.of(seed, now, Direction.REPLY).instance(operation.id(), name));
            }
        }
        hasEntityTag = operation.versioned() || names.contains("etag");
        hasLastModified = names.contains("last-modified");
        start = now.getEpochSecond();
        // A bare array has no other place for the links to its pages.
        linkRequired = plan.headers().stream()
                .anyMatch(header -> header.required() && header.name().equalsIgnoreCase("link"));
        hasLink = names.contains("link")
                || plan.projection() instanceof ProjectionPlan.Page page
                        && page.at().isEmpty()
                        && page.paging().isPaged();
        range = list && names.contains("content-range") ? "items" : null;
        hasLocation = names.contains("location");
    }

    private void add(ParameterPlan header, FitContext context) {
        if (ContentWriter.isDisposition(header.name()) && header.examples().isEmpty()) {
            constant.add(HeaderField.of(header.name(), "attachment"));
            return;
        }
        Document sample = header.examples().isEmpty()
                ? Fitter.sample(header.type(), context)
                : Fitter.fitted(header.examples().get(0), header.type(), context);
        try {
            constant.add(HeaderField.of(header.name(), sample.text()));
        } catch (IllegalArgumentException unspeakable) {
            // Omits a declared header that HTTP cannot carry: a reply without it is better than none.
            return;
        }
    }

    boolean declaresLocation() {
        return hasLocation;
    }

    boolean declaresAddress() {
        return !addresses.isEmpty();
    }

    void writeAddress(String address, ReplyBuffer reply) {
        addresses.forEach(name -> reply.header(name, address));
    }

    void write(ReplyBuffer reply) {
        for (int index = 0; index < constant.size(); index++) {
            reply.header(constant.get(index));
        }
    }

    void writeItem(ReplyContent.Instance instance, ReplyBuffer reply) {
        if (hasEntityTag) {
            reply.header("ETag", EntityTag.of(instance));
        }
        if (hasLastModified) {
            Long modified = LastModified.of(
                    Json.parse(instance.document()), instance.shape().plan());
            reply.header("Last-Modified", CivilTime.http((modified == null ? start : modified) * 1000));
        }
    }

    void writePage(
            ReplyContent.Page page,
            PagingPlan paging,
            Arguments arguments,
            ReplyEnvironment environment,
            ReplyBuffer reply) {
        if (!hasLink && range == null && slots.isEmpty()) {
            return;
        }
        PageLinks links = new PageLinks(paging, page, arguments, environment.origin());
        EnvelopeValues values = new EnvelopeValues(page, links);
        slots.forEach((name, slot) -> {
            String value = PageKind.of(page.rows(), paging).fills(slot) ? values.text(slot) : null;
            if (value != null) {
                reply.header(name, value);
            }
        });
        if (range != null) {
            reply.header("Content-Range", range(page));
        }
        String addresses = hasLink && links.isPart() ? links.header() : linkRequired ? links.own() : null;
        if (addresses != null) {
            reply.header("Link", addresses);
        }
    }

    private String range(ReplyContent.Page page) {
        int from = page.rows().offset();
        int size = page.rows().rows().size();
        String interval = size == 0 ? "*" : from + "-" + (from + size - 1);
        return range + " " + interval + "/" + page.rows().total();
    }
}
