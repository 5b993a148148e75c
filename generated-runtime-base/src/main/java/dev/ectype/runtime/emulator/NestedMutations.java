package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.StoredInstance;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.json.patch.ObjectEdit;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.NamedSchema;
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

    private final RequestContext context;
    private final GraphQlPlan schema;
    private final Map<String, String> resources = new LinkedHashMap<>();

    private NestedMutations(RequestContext exchange, GraphQlPlan schema) {
        this.context = exchange;
        this.schema = schema;
        for (ResourcePlan resource : exchange.sandbox().plan().resources().values()) {
            if (resource.type() instanceof NamedSchema named) {
                resources.putIfAbsent(named.name(), resource.name());
            }
        }
    }

    /** Returns the body with identifiers in place of nested mutations. */
    static @Nullable Document named(RequestContext exchange, @Nullable Document body) {
        GraphQlPlan schema = exchange.sandbox().plan().graphQl();
        String resource = exchange.preparedOperation().route().plan().resource();
        boolean mutation = exchange.preparedOperation().route().plan().binding() instanceof BindingPlan.GraphQl;
        return schema == null || !mutation || resource == null || body == null || !body.isObject()
                ? body
                : new NestedMutations(exchange, schema).named(resource, body, own(exchange, resource), 0);
    }

    /** Returns the stored document of the instance that the request changes, or null if the request creates one. */
    private static @Nullable Document own(RequestContext exchange, String resource) {
        MemberName member = exchange.sandbox().shapes().get(resource).idMember();
        String id = member == null ? null : exchange.arguments().identifierText(member.name());
        StoredInstance<Document> own =
                id == null ? null : store(exchange, resource).find(id);
        return own == null ? null : own.document();
    }

    private static Store<Document> store(RequestContext exchange, String resource) {
        return new Store<>(exchange, dev.ectype.runtime.emulator.model.ResourceKind.of(resource, Document.class), null);
    }

    private Document named(String resource, Document body, @Nullable Document before, int depth) {
        ObjectEdit edit = null;
        for (GraphQlPlan.Link link : schema.links()) {
            Document told = body.member(link.field());
            boolean kept = link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL;
            boolean nested = kept && told != null && told.isObject() && resource.equals(resources.get(link.type()));
            if (nested && told != null && hasNestedVerb(told)) {
                edit = edit == null ? ObjectEdit.of(body) : edit;
                edit.remove(link.field());
                Document names = names(link, told, before == null ? null : before.member(link.member()), depth);
                if (names != null) {
                    edit.set(link.member(), names);
                }
            }
        }
        return edit == null ? body : edit.toDocument();
    }

    private static boolean hasNestedVerb(Document told) {
        return told.member("create") != null
                || told.member("connect") != null
                || told.member("disconnect") != null
                || told.member("set") != null;
    }

    private @Nullable Document names(GraphQlPlan.Link link, Document told, @Nullable Document before, int depth) {
        Map<String, Document> names = new LinkedHashMap<>();
        boolean anew = told.member("set") != null || link.kind() == Kind.ONE;
        if (!anew && before != null && before.isArray()) {
            before.elements().forEach(name -> names.put(name.text(), name));
        }
        each(told.member("disconnect"))
                .forEach(gone -> names.remove(name(gone, link).text()));
        for (String verb : List.of("set", "connect")) {
            each(told.member(verb)).forEach(one -> names.put(name(one, link).text(), name(one, link)));
        }
        for (Document fresh : each(told.member("create"))) {
            Document made = create(link, fresh, depth);
            if (made != null) {
                names.put(made.text(), made);
            }
        }
        if (link.kind() == Kind.ONE) {
            return names.isEmpty() ? null : names.values().iterator().next();
        }
        JsonWriter list = new JsonWriter().beginArray();
        names.values().forEach(list::value);
        return list.endArray().toDocument();
    }

    private static Iterable<Document> each(@Nullable Document told) {
        boolean some = told != null && (told.isArray() || told.isObject());
        return !some || told == null ? List.of() : told.isArray() ? told.elements() : List.of(told);
    }

    /** Returns the identifier of an instance from an object with its identifier member. */
    private Document name(Document said, GraphQlPlan.Link link) {
        Document name = said.isObject() ? said.member(identity(link)) : said;
        return name == null ? Document.NULL : name;
    }

    private String identity(GraphQlPlan.Link link) {
        String known = schema.entities().get(link.target());
        return known == null ? "id" : known;
    }

    private @Nullable Document create(GraphQlPlan.Link link, Document fresh, int depth) {
        String resource = resources.get(link.target());
        if (resource == null || !fresh.isObject() || depth > DEEPEST) {
            return null;
        }
        Document whole = named(resource, fresh, null, depth + 1);
        StoredInstance<Document> made = store(context, resource).insert(Body.of(whole, Document.class));
        return made.document().member(identity(link));
    }
}
