package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.graphql.request.DocumentConverter;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Request;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Kind;
import dev.ectype.runtime.plan.binding.GraphQlPlan.Link;
import dev.ectype.runtime.plan.binding.NestedWritePlan;
import dev.ectype.runtime.wire.ProtocolCall;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Converts the arguments of a root field to the request of its operation. */
final class ArgumentBinder {
    /** The member with which clients recognise their mutations, named by the specification of Relay. */
    static final String CLIENT_MUTATION_ID = "clientMutationId";

    private final SchemaCatalog catalog;
    private final RootField field;
    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();
    private @Nullable Object clientMutationId;

    private ArgumentBinder(SchemaCatalog catalog, RootField field) {
        this.catalog = catalog;
        this.field = field;
    }

    /**
     * Creates the binder for the arguments of a field.
     *
     * @param links the links of the field's result type
     */
    static ArgumentBinder of(SchemaCatalog catalog, RootField field, Map<String, Object> arguments, List<Link> links) {
        ArgumentBinder binder = new ArgumentBinder(catalog, field);
        boolean connection = field.binding().form().kind().equals("connection");
        arguments.forEach((name, value) -> {
            boolean spread = field.binding().spread().contains(name);
            if (!spread && !(connection && field.paging().isOfConnection(name))) {
                binder.members.put(name, value);
            }
        });
        for (String name : field.binding().spread()) {
            if (arguments.get(name) instanceof Map<?, ?> input) {
                input.forEach((member, value) -> binder.members.putIfAbsent(String.valueOf(member), value));
            } else if (arguments.get(name) instanceof List<?> changes) {
                binder.members.put(
                        name, changes.stream().map(ArgumentBinder::joined).toList());
            }
        }
        binder.clientMutationId = binder.members.remove(CLIENT_MUTATION_ID);
        if (binder.isChange()) {
            links.forEach(binder::connect);
        }
        return binder;
    }

    /** Joins the input that identifies an instance and the input with its members, {@code {where, data}}. */
    private static @Nullable Object joined(@Nullable Object change) {
        if (!(change instanceof Map<?, ?> inputs)) {
            return change;
        }
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (Object input : inputs.values()) {
            if (input instanceof Map<?, ?> part) {
                part.forEach((member, value) -> members.putIfAbsent(String.valueOf(member), value));
            }
        }
        return members;
    }

    /** Returns the request's {@code clientMutationId}, which the payload repeats, or null. */
    @Nullable
    Object clientMutationId() {
        return clientMutationId;
    }

    @Nullable
    Object member(String name) {
        return members.get(name);
    }

    /** Returns true if no argument has a value. */
    boolean isEmpty() {
        return members.values().stream().allMatch(Objects::isNull);
    }

    Map<String, @Nullable Object> members() {
        return members;
    }

    private boolean isChange() {
        return field.binding().method().equals("POST");
    }

    /** Converts {@code category: "1"} and {@code category: {connect: {id: "1"}}} to {@code categoryId: "1"}. */
    private void connect(Link link) {
        boolean stored = link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL;
        String field = catalog.stored(null, link.field());
        if (!stored || field.equals(link.member()) || !members.containsKey(field)) {
            return;
        }
        String identity = catalog.identity(link.target());
        NestedWritePlan writes = catalog.nestedWrites(link);
        if (isMany(members.get(field), identity) || isNested(link, writes, members.get(field))) {
            return;
        }
        Object input = members.remove(field);
        if (input instanceof Map<?, ?> nested) {
            boolean connects = writes.connect() != null && nested.containsKey(writes.connect());
            Object connected = member(nested, connects ? writes.connect() : writes.set());
            boolean apart = Boolean.TRUE.equals(member(nested, writes.disconnect()));
            input = connected == null && !apart && nested.containsKey(identity) ? nested : connected;
            if (input == null && !apart) {
                return;
            }
        }
        members.putIfAbsent(link.member(), names(input, identity));
    }

    private static @Nullable Object member(Map<?, ?> nested, @Nullable String name) {
        return name == null ? null : nested.get(name);
    }

    /** Returns true for nested writes such as {@code create}, which the operation itself performs. */
    private static boolean isNested(Link link, NestedWritePlan writes, @Nullable Object input) {
        return input instanceof Map<?, ?> nested
                && (member(nested, writes.create()) != null
                        || link.kind() == Kind.SEVERAL
                                && nested.keySet().stream().map(String::valueOf).anyMatch(writes::isLinking));
    }

    /** Returns true for a list with an object without an identifier. */
    private static boolean isMany(@Nullable Object input, String identity) {
        return input instanceof List<?> several
                && several.stream().anyMatch(each -> each instanceof Map<?, ?> one && !one.containsKey(identity));
    }

    private static @Nullable Object names(@Nullable Object input, String identity) {
        if (input instanceof List<?> several) {
            List<@Nullable Object> names = new ArrayList<>();
            several.forEach(each -> names.add(names(each, identity)));
            return names;
        }
        if (input instanceof Map<?, ?> one && !one.isEmpty()) {
            return one.containsKey(identity)
                    ? one.get(identity)
                    : one.values().iterator().next();
        }
        return input;
    }

    /** Returns the operation call for a request. */
    ProtocolCall call(Request request) {
        String path = String.valueOf(field.binding().call());
        if (isChange()) {
            byte[] body = DocumentConverter.document(members).toBytes();
            return new ProtocolCall(request, "POST", path, ByteSlice.of(body));
        }
        return new ProtocolCall(request, "GET", path + query(), ByteSlice.EMPTY);
    }

    private String query() {
        StringBuilder query = new StringBuilder();
        members.forEach((name, value) -> {
            if (value != null) {
                query.append(query.isEmpty() ? '?' : '&');
                query.append(encoded(name)).append('=').append(encoded(text(value)));
            }
        });
        return query.toString();
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        boolean nested = value instanceof Map || value instanceof Iterable;
        return nested
                ? DocumentConverter.document(value).literal()
                : DocumentConverter.document(value).text();
    }

    private static String encoded(String text) {
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            boolean plain = each >= 'a' && each <= 'z' || each >= 'A' && each <= 'Z' || each >= '0' && each <= '9';
            if (!plain && each != '_' && each != '-') {
                return URLEncoder.encode(text, StandardCharsets.UTF_8);
            }
        }
        return text;
    }
}
