package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Chooses the values of required filters, so that a list contains a stored instance. */
final class RequiredFilters {
    private static final List<FilterOperator> CONTAINING =
            List.of(FilterOperator.EQUAL, FilterOperator.CONTAINS, FilterOperator.STARTS, FilterOperator.MATCHES);

    private static final int PAGE = 10;

    private final Function<ResourceName, List<KnownInstance>> stored;

    /** Creates the choice from the stored instances of a resource, oldest first. */
    RequiredFilters(Function<ResourceName, List<KnownInstance>> stored) {
        this.stored = stored;
    }

    /** Adds the values of the required filters without a value. */
    void add(Endpoint endpoint, Map<String, Document> values) {
        if (!(endpoint.role() instanceof Role.ListAll list)) {
            return;
        }
        Map<String, Document> scope = KnownInstances.scopeOf(endpoint, values);
        for (ListFilter filter : list.filters()) {
            boolean chosen = CONTAINING.contains(filter.operator())
                    && isRequired(endpoint, filter.parameter())
                    && !values.containsKey(filter.parameter());
            Document value = null;
            for (KnownInstance each : chosen ? stored.apply(list.resource()) : KnownInstances.NONE) {
                Document found = each.isOutside(scope) ? null : value(each.document(), filter);
                value = found == null ? value : found;
            }
            if (value != null) {
                values.put(filter.parameter(), value);
            }
        }
    }

    /** Returns the members of a request body that name the parent of a stored instance and select the first page. */
    Map<String, Document> bodyMembers(Endpoint endpoint) {
        Map<String, Document> members = new LinkedHashMap<>();
        if (endpoint.role() instanceof Role.ListAll list && endpoint.body() != null) {
            addPage(list.paging().limit(), PAGE, members);
            addPage(list.paging().offset(), 0, members);
            for (ListFilter filter : list.filters()) {
                for (KnownInstance each : filter.operator() == FilterOperator.INSIDE
                        ? stored.apply(list.resource())
                        : KnownInstances.NONE) {
                    Document name = value(each.document(), filter);
                    String parent = name == null ? "" : parent(name.text());
                    if (!parent.isEmpty()) {
                        members.put(filter.parameter(), Document.of(parent));
                    }
                }
            }
        }
        return members;
    }

    private static void addPage(@Nullable String name, long value, Map<String, Document> members) {
        if (name != null) {
            members.put(name, Document.of(value));
        }
    }

    /** Returns the name without its last two segments: {@code shelves/1} of {@code shelves/1/books/2}. */
    private static String parent(String name) {
        int last = name.lastIndexOf('/');
        int collection = last < 0 ? -1 : name.lastIndexOf('/', last - 1);
        return collection < 0 ? "" : name.substring(0, collection);
    }

    private static boolean isRequired(Endpoint endpoint, String name) {
        return endpoint.parameters().stream()
                .anyMatch(parameter -> parameter.required()
                        && parameter.in() == Parameter.In.QUERY
                        && parameter.name().equals(name));
    }

    /** Returns the value of the filtered member or, for the whole item, a word of its first text; null without one. */
    private static @Nullable Document value(Document document, ListFilter filter) {
        if (filter.member().equals(MemberPath.ROOT)) {
            return filter.operator() == FilterOperator.MATCHES ? word(document) : null;
        }
        Document value = document;
        for (String name : filter.member().names()) {
            value = value == null || !value.isObject() ? null : value.member(name);
        }
        return KnownInstances.isIdentifier(value) && value != null && !value.isObject() ? value : null;
    }

    private static @Nullable Document word(Document document) {
        for (JsonMember member : document.members()) {
            String text = member.value().isString() ? member.value().text() : "";
            if (!text.isBlank()) {
                return Document.of(text.strip().split("\\s")[0]);
            }
        }
        return null;
    }
}
