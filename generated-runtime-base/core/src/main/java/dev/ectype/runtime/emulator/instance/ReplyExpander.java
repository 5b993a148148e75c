package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.reply.ReplyContent;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.emulator.table.ReferenceLookup;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.ExpansionPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Expands references into the stored instances where a request requests it. */
final class ReplyExpander {
    private final ReferenceLookup references;
    private final ExpansionPlan expansion;

    private ReplyExpander(RequestTransaction context, ExpansionPlan expansion) {
        this.expansion = expansion;
        this.references = new ReferenceLookup(context);
    }

    /** Returns the reply content with the requested members expanded. */
    static ReplyContent expanded(ReplyContent content, RequestTransaction context) {
        ReplyPlan reply = context.preparedOperation().route().plan().reply();
        ExpansionPlan expansion = reply == null ? null : reply.expansion();
        if (reply == null || expansion == null) {
            return content;
        }
        List<List<String>> paths = ExpansionPaths.of(reply, expansion, context.arguments());
        if (paths.isEmpty()) {
            return content;
        }
        ReplyExpander expander = new ReplyExpander(context, expansion);
        if (content instanceof ReplyContent.Item item) {
            return new ReplyContent.Item(expander.expandedInstance(item.instance(), paths), item.occasion());
        }
        return content instanceof ReplyContent.Page page
                ? new ReplyContent.Page(
                        page.shape(), expander.expandedInstance(page, paths), page.cut(), page.selection())
                : content;
    }

    private RowPage expandedInstance(ReplyContent.Page page, List<List<String>> paths) {
        RowPage rows = page.rows();
        List<Row> expanded = rows.rows().stream()
                .map(row -> row.withDocument(expandedInstance(ReplyContent.Instance.of(page.shape(), row), paths)
                        .document()))
                .toList();
        return new RowPage(expanded, rows.offset(), rows.total());
    }

    private ReplyContent.Instance expandedInstance(ReplyContent.Instance instance, List<List<String>> paths) {
        Document document = Json.parse(instance.document());
        for (List<String> path : paths) {
            document = inside(document, instance.shape().type(), path, instance);
        }
        return new ReplyContent.Instance(
                instance.shape(), instance.rowId(), instance.id(), instance.version(), document.toBytes());
    }

    /** Returns the value with the member at a path expanded. */
    private Document inside(Document value, Schema type, List<String> path, ReplyContent.@Nullable Instance of) {
        if (value.isArray()) {
            return each(value, type, path);
        }
        MemberSchema member = path.isEmpty() || !value.isObject() ? null : SchemaShape.member(type, path.get(0));
        if (member == null) {
            return value;
        }
        Document before = value.member(member.name());
        Document after = at(before, value, member, path, of);
        return after == null || after == before
                ? value
                : ObjectEdit.of(value).set(member.name(), after).toDocument();
    }

    private @Nullable Document at(
            @Nullable Document before,
            Document container,
            MemberSchema member,
            List<String> path,
            ReplyContent.@Nullable Instance of) {
        List<String> rest = path.subList(1, path.size());
        // An empty list may be a member that is filled only on expansion.
        if (before == null || before.isNull() || before.equals(Document.EMPTY_ARRAY)) {
            Document found = references.valueBeside(container, member, expansion.identifiers(member.name()), of);
            return found == null ? null : further(found, member.type(), rest);
        }
        Document expanded = expandedInstance(before, member.type());
        return further(expanded, member.type(), rest);
    }

    private Document further(Document value, Schema type, List<String> rest) {
        return rest.isEmpty() ? value : inside(value, type, rest, null);
    }

    /** Replaces an identifier, or each of a list of identifiers, by the stored instance. */
    private Document expandedInstance(Document value, Schema type) {
        if (value.isArray()) {
            JsonWriter out = new JsonWriter(value.length() * 4).beginArray();
            Schema items = items(type);
            value.elements().forEach(element -> out.value(expandedInstance(element, items)));
            return out.endArray().toDocument();
        }
        Document found = value.isString() || value.isNumber() ? references.named(value, type, null) : null;
        return found == null ? value : found;
    }

    private Document each(Document list, Schema type, List<String> path) {
        JsonWriter out = new JsonWriter(list.length() * 2).beginArray();
        Schema items = items(type);
        list.elements().forEach(element -> out.value(inside(element, items, path, null)));
        return out.endArray().toDocument();
    }

    private static Schema items(Schema type) {
        return SchemaShape.bare(type) instanceof ArraySchema array ? array.items() : type;
    }
}
