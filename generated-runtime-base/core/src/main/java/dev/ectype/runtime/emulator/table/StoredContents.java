package dev.ectype.runtime.emulator.table;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.request.ContentPart;
import dev.ectype.runtime.emulator.request.MediaRange;
import dev.ectype.runtime.emulator.route.PercentCodec;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.state.TransactionTable;
import dev.ectype.runtime.state.row.Row;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores contents that clients uploaded, such as files, in the state. One row holds all contents of an instance or a path, each
 * in a named slot.
 */
public final class StoredContents {
    private static final JsonLimits LIMITS =
            new JsonLimits(JsonLimits.GREATEST_DEPTH, Integer.MAX_VALUE - 64, JsonLimits.GREATEST_TOKENS);

    private static final String GONE = "gone";

    private final RequestTransaction context;
    private final @Nullable TransactionTable table;

    public StoredContents(RequestTransaction context) {
        this.context = context;
        int index = context.shapes().contents();
        this.table = index < 0 ? null : context.transaction().store(index);
    }

    /** Returns the key of an instance's contents. */
    public static String keyOf(ReplyContent.Instance instance) {
        return keyOf(instance.shape().name(), instance.rowId());
    }

    /** Returns the key of a row's contents. */
    public static String keyOf(String resource, String rowId) {
        return resource + "/" + rowId;
    }

    /** Returns a key from the request's path that does not depend on its encoding or base path. */
    public String ownKey() {
        StringBuilder key = new StringBuilder();
        List<String> names = context.arguments().pathNames();
        String template = context.preparedOperation().route().template();
        int at = 0;
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            key.append(template, from, open);
            key.append(
                    at < names.size() ? PercentCodec.encode(context.arguments().pathText(at++)) : "");
            from = template.indexOf('}', open) + 1;
        }
        return key.append(template, from, template.length()).toString();
    }

    /**
     * Stores parts under their own names.
     *
     * @param slot the slot for a body that consists of one content
     */
    public void store(String key, String slot, List<ContentPart> parts) {
        dev.ectype.runtime.state.TransactionTable rows = table;
        if (rows == null || parts.isEmpty()) {
            return;
        }
        Row row = rows.find(key);
        JsonWriter out = new JsonWriter(1024).beginObject().name("contents").beginArray();
        if (row != null) {
            for (Document content : contents(row)) {
                if (parts.stream().noneMatch(part -> slotOf(part, slot).equals(text(content, "slot")))) {
                    out.value(content);
                }
            }
        }
        parts.forEach(part -> write(part, slotOf(part, slot), out));
        byte[] document = out.endArray().endObject().toBytes();
        if (row == null) {
            rows.insert(key, document);
        } else {
            rows.replace(row, document);
        }
    }

    private static String slotOf(ContentPart part, String slot) {
        return slot.isEmpty() ? part.name() : slot;
    }

    private static void write(ContentPart part, String slot, JsonWriter out) {
        out.beginObject().name("slot").value(slot);
        if (part.fileName() != null) {
            out.name("fileName").value(part.fileName());
        }
        if (part.mediaType() != null) {
            out.name("mediaType").value(part.mediaType());
        }
        byte[] encoded = Base64.getEncoder().encode(part.content().copy());
        out.name("base64")
                .value(new String(encoded, StandardCharsets.ISO_8859_1))
                .endObject();
    }

    /** Returns the content in a slot, or null if there never was one. Removed content is an error. */
    public ReplyContent.@Nullable Content find(String key, String slot) {
        Row row = table == null ? null : table.find(key);
        Document chosen = row == null ? null : choose(contents(row), slot);
        if (chosen == null) {
            return null;
        }
        if (chosen.member(GONE) != null) {
            throw Problem.missing(
                    "there is no content under " + context.request().path());
        }
        byte[] bytes = Base64.getDecoder().decode(text(chosen, "base64"));
        Document mediaType = chosen.member("mediaType");
        Document fileName = chosen.member("fileName");
        return new ReplyContent.Content(
                mediaType == null ? null : mediaType.text(), fileName == null ? null : fileName.text(), bytes);
    }

    /** Returns the content in a slot, else the first content if its media type is the described one. */
    private @Nullable Document choose(Iterable<Document> contents, String slot) {
        Document first = null;
        for (Document each : contents) {
            if (text(each, "slot").equals(slot)) {
                return each;
            }
            first = first == null && each.member(GONE) == null ? each : first;
        }
        boolean fits = first != null && (slot.isEmpty() || isDescribed(text(first, "mediaType")));
        return fits ? first : null;
    }

    private boolean isDescribed(String mediaType) {
        ReplyPlan reply = context.preparedOperation().route().plan().reply();
        MediaPlan media = reply == null ? null : reply.media();
        return media != null && MediaRange.holds(media.mediaType(), mediaType);
    }

    /** Marks the content in a slot as removed. Without the mark, reads would return a generated sample. */
    public void markRemoved(String key, String slot) {
        dev.ectype.runtime.state.TransactionTable rows = table;
        if (rows == null) {
            return;
        }
        Row row = rows.find(key);
        JsonWriter out = new JsonWriter(1024).beginObject().name("contents").beginArray();
        for (Document content : row == null ? List.<Document>of() : contents(row)) {
            if (!slot.isEmpty() && !text(content, "slot").equals(slot)) {
                out.value(content);
            }
        }
        out.beginObject().name("slot").value(slot).name(GONE).value(true).endObject();
        byte[] document = out.endArray().endObject().toBytes();
        if (row == null) {
            rows.insert(key, document);
        } else {
            rows.replace(row, document);
        }
    }

    /**
     * Removes all contents of a key.
     *
     * @return whether there were any
     */
    public boolean remove(String key) {
        Row row = table == null ? null : table.find(key);
        if (table == null || row == null) {
            return false;
        }
        table.remove(row);
        return true;
    }

    private static Iterable<Document> contents(Row row) {
        Document contents = Json.parse(row.document(), LIMITS).member("contents");
        return contents == null ? List.of() : contents.elements();
    }

    private static String text(Document object, String member) {
        Document value = object.member(member);
        return value == null ? "" : value.text();
    }
}
