package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.binding.NestedWritePlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs nested mutations inside a GraphQL mutation and replaces them by identifiers. {@code category: {create: {name: "Tools"}}}
 * creates an instance, and {@code tags: {connect: [{id: "1"}], disconnect: [{id: "2"}]}} edits a list of references.
 */
final class NestedMutations {
    private static final int DEEPEST = 20;

    private final RequestTransaction context;
    private final GraphQlPlan schema;

    private NestedMutations(RequestTransaction context, GraphQlPlan schema) {
        this.context = context;
        this.schema = schema;
    }

    /** Returns the body with identifiers in place of nested mutations. */
    static @Nullable Document named(RequestTransaction context, @Nullable Document body) {
        GraphQlPlan schema = context.plan().graphQl();
        String resource = context.preparedOperation().route().plan().resource();
        boolean mutation = context.preparedOperation().route().plan().binding() instanceof BindingPlan.GraphQl;
        return schema == null || !mutation || resource == null || body == null || !body.isObject()
                ? body
                : new NestedMutations(context, schema).named(resource, body, own(context, resource), 0);
    }

    /** Returns the stored document of the instance that the request changes, or null if the request creates one. */
    private static @Nullable Document own(RequestTransaction context, String resource) {
        IdentityMember member = context.shapes().get(resource).idMember();
        String id = member == null ? null : context.arguments().identifierText(member.name());
        StoredInstance<Document> own =
                id == null ? null : store(context, resource).find(id);
        return own == null ? null : own.document();
    }

    private static Store<Document> store(RequestTransaction context, String resource) {
        return new Store<>(context, dev.ectype.runtime.emulator.model.ResourceKind.of(resource, Document.class), null);
    }

    private Document named(String resource, Document body, @Nullable Document before, int depth) {
        ObjectEdit edit = null;
        for (GraphQlPlan.Link link : schema.links()) {
            Document mutation = body.member(link.field());
            boolean isReference = link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL;
            boolean nested =
                    isReference && mutation != null && mutation.isObject() && isStoredIn(resource, link.type());
            if (nested && mutation != null && hasNestedWrite(mutation, schema.nestedWrites(link))) {
                edit = edit == null ? ObjectEdit.of(body) : edit;
                edit.remove(link.field());
                Document names = names(link, mutation, before == null ? null : before.member(link.member()), depth);
                if (names != null) {
                    edit.set(link.member(), names);
                }
            }
        }
        return edit == null ? body : edit.toDocument();
    }

    private boolean isStoredIn(String resource, String type) {
        ResourcePlan stored = context.plan().resourceOf(type);
        return stored != null && stored.name().equals(resource);
    }

    private static boolean hasNestedWrite(Document mutation, NestedWritePlan writes) {
        return member(mutation, writes.create()) != null
                || member(mutation, writes.connect()) != null
                || member(mutation, writes.disconnect()) != null
                || member(mutation, writes.set()) != null;
    }

    private static @Nullable Document member(Document mutation, @Nullable String name) {
        return name == null ? null : mutation.member(name);
    }

    private @Nullable Document names(GraphQlPlan.Link link, Document mutation, @Nullable Document before, int depth) {
        Map<String, Document> names = new LinkedHashMap<>();
        NestedWritePlan writes = schema.nestedWrites(link);
        boolean anew = member(mutation, writes.set()) != null || link.kind() == Kind.ONE;
        if (!anew && before != null && before.isArray()) {
            before.elements().forEach(name -> names.put(name.text(), name));
        }
        each(member(mutation, writes.disconnect()))
                .forEach(gone -> names.remove(name(gone, link).text()));
        each(member(mutation, writes.set()))
                .forEach(one -> names.put(name(one, link).text(), name(one, link)));
        each(member(mutation, writes.connect()))
                .forEach(one -> names.put(name(one, link).text(), name(one, link)));
        for (Document input : each(member(mutation, writes.create()))) {
            Document created = create(link, input, depth);
            if (created != null) {
                names.put(created.text(), created);
            }
        }
        if (link.kind() == Kind.ONE) {
            return names.isEmpty() ? null : names.values().iterator().next();
        }
        JsonWriter list = new JsonWriter().beginArray();
        names.values().forEach(list::value);
        return list.endArray().toDocument();
    }

    private static Iterable<Document> each(@Nullable Document value) {
        boolean some = value != null && (value.isArray() || value.isObject());
        return !some || value == null ? List.of() : value.isArray() ? value.elements() : List.of(value);
    }

    /** Returns the identifier of an instance from an object with its identifier member. */
    private Document name(Document selector, GraphQlPlan.Link link) {
        Document name = selector.isObject() ? selector.member(schema.identity(link.target())) : selector;
        return name == null ? Document.NULL : name;
    }

    private @Nullable Document create(GraphQlPlan.Link link, Document input, int depth) {
        ResourcePlan target = context.plan().resourceOf(link.target());
        String resource = target == null ? null : target.name();
        if (resource == null || !input.isObject() || depth > DEEPEST) {
            return null;
        }
        Document document = named(resource, input, null, depth + 1);
        StoredInstance<Document> created = store(context, resource).insert(Body.of(document, Document.class));
        return created.document().member(schema.identity(link.target()));
    }
}
