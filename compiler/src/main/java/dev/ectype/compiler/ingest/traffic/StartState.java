package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceIdentity;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reconstructs the instances that existed before the first request of a recording: those it read but did not create, in
 * their state before any change. Members seen later fill gaps unless the instance had changed by then.
 */
public final class StartState {
    /** The member that holds the identifier of the owner. */
    private static final String IN = "$in";

    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;

    private final Map<String, Endpoint> endpoints = new LinkedHashMap<>();
    private final Map<ResourceName, Resource> resources = new LinkedHashMap<>();
    private final Map<ResourceName, Map<String, JsonObject>> rows = new LinkedHashMap<>();
    private final Map<ResourceName, Set<String>> created = new LinkedHashMap<>();
    /** Identifiers without a reply. */
    private final Set<String> unseen = new LinkedHashSet<>();

    private final Map<ResourceName, Set<String>> changed = new LinkedHashMap<>();

    private StartState(ApiModel model) {
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.binding().isHttp()) {
                endpoints.putIfAbsent(endpoint.binding().words(), endpoint);
            }
        }
        for (Resource resource : model.resources()) {
            if (!resource.singleton()) {
                resources.put(resource.name(), resource);
                rows.put(resource.name(), new LinkedHashMap<>());
                created.put(resource.name(), new LinkedHashSet<>());
                changed.put(resource.name(), new LinkedHashSet<>());
            }
        }
    }

    /** Returns the initial instances of every resource, by resource name. */
    public static JsonObject of(List<Traffic> recorded, ApiModel model) {
        StartState state = new StartState(model);
        for (Traffic traffic : recorded) {
            traffic.exchanges().forEach(state::process);
        }
        JsonObject.Builder start = JsonObject.builder();
        state.rows.forEach((name, those) -> {
            List<JsonValue> oldestFirst = new ArrayList<>(state.typed(state.resource(name), those.values()));
            // Lists usually show the newest first, so their first instance was created last.
            Collections.reverse(oldestFirst);
            start.put(name.value(), new JsonArray(oldestFirst));
        });
        return start.build();
    }

    /** Converts identifiers from paths to numbers if the identifiers in replies are numbers. */
    private List<JsonObject> typed(Resource resource, Collection<JsonObject> rows) {
        ResourceIdentity identity = resource.identity();
        boolean areNumbers = rows.stream()
                .map(identity::in)
                .allMatch(id -> id instanceof JsonNumber
                        || id instanceof JsonText text
                                && unseen.contains(text.text())
                                && text.text().matches("0|[1-9][0-9]{0,17}"));
        return rows.stream()
                .map(row -> areNumbers && identity.in(row) instanceof JsonText text
                        ? identity.with(row, new JsonNumber(text.text()))
                        : row)
                .toList();
    }

    private void process(ObservedExchange exchange) {
        Endpoint endpoint = endpoints.get(exchange.method() + " " + exchange.path());
        Role role = endpoint == null ? null : endpoint.role();
        if (endpoint == null || role == null || !resources.containsKey(role.resource())) {
            return;
        }
        boolean isSuccess = exchange.sample().isSuccess();
        if (isSuccess) {
            applyResponse(exchange, endpoint, role);
        }
        String absent =
                exchange.sample().status() == NOT_FOUND || exchange.sample().status() == GONE ? last(endpoint) : null;
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            String id = exchange.variables().get(binding.parameter());
            if (id != null && !binding.parameter().equals(absent) && (isSuccess || absent != null)) {
                require(binding, id, exchange, endpoint);
            }
        }
    }

    private static @Nullable String last(Endpoint endpoint) {
        List<ParameterBinding> bindings = endpoint.parameterBindings();
        return bindings.isEmpty() ? null : bindings.get(bindings.size() - 1).parameter();
    }

    private void applyResponse(ObservedExchange exchange, Endpoint endpoint, Role role) {
        if (role instanceof Role.Create) {
            create(exchange, role.resource(), role.replyAt());
        } else if (role instanceof Role.ListAll list) {
            if (at(exchange.sample().responseBody().json(), list.itemsAt()) instanceof JsonArray items) {
                for (JsonValue item : items.elements()) {
                    recordInstance(item, null, JsonObject.EMPTY, exchange, endpoint, role.resource());
                }
            }
        } else if (role instanceof Role.Read read) {
            recordInstance(
                    at(exchange.sample().responseBody().json(), read.replyAt()),
                    named(endpoint, exchange),
                    JsonObject.EMPTY,
                    exchange,
                    endpoint,
                    role.resource());
        } else {
            write(exchange, endpoint, role);
        }
    }

    private void create(ObservedExchange exchange, ResourceName name, @Nullable MemberPath replyAt) {
        JsonValue item =
                replyAt == null ? null : at(exchange.sample().responseBody().json(), replyAt);
        String id = item instanceof JsonObject object ? id(object, resource(name)) : null;
        if (id != null && !rows(name).containsKey(id)) {
            created(name).add(id);
        }
    }

    /** Records a write. The members outside the request existed before it. */
    private void write(ObservedExchange exchange, Endpoint endpoint, Role role) {
        String id = named(endpoint, exchange);
        MemberPath replyAt = role instanceof Role.Change ? role.replyAt() : null;
        JsonValue sent = exchange.sample().requestBody().json();
        JsonValue item =
                replyAt == null ? null : at(exchange.sample().responseBody().json(), replyAt);
        if (item != null) {
            recordInstance(
                    item,
                    id,
                    sent instanceof JsonObject body ? body : JsonObject.EMPTY,
                    exchange,
                    endpoint,
                    role.resource());
        }
        if (id != null) {
            changed(role.resource()).add(id);
        }
    }

    private static @Nullable String named(Endpoint endpoint, ObservedExchange exchange) {
        String parameter = last(endpoint);
        return parameter == null ? null : exchange.variables().get(parameter);
    }

    /** Records an instance from a reply, without the members that the request just set. */
    private void recordInstance(
            @Nullable JsonValue replyValue,
            @Nullable String named,
            JsonObject set,
            ObservedExchange exchange,
            Endpoint endpoint,
            ResourceName name) {
        if (!(replyValue instanceof JsonObject item)) {
            return;
        }
        Resource resource = resource(name);
        String id = id(item, resource);
        String known = id == null ? named : id;
        if (known == null || created(name).contains(known)) {
            return;
        }
        JsonObject before = rows(name).getOrDefault(known, JsonObject.EMPTY);
        boolean isLate = changed(name).contains(known);
        Map<String, JsonValue> members = new LinkedHashMap<>(before.members());
        item.members().forEach((member, value) -> {
            if (!isLate && set.member(member) == null) {
                members.putIfAbsent(member, value);
            }
        });
        JsonObject found = new JsonObject(members);
        if (resource.identity().in(found) == null) {
            members.putAll(resource.identity().with(found, new JsonText(known)).members());
            unseen.add(known);
        }
        String owner = owner(resource, exchange, endpoint);
        if (owner != null) {
            members.putIfAbsent(IN, new JsonText(owner));
        }
        rows(name).put(known, new JsonObject(members));
    }

    /** Records an instance that a successful path identifies, even without a reply. */
    private void require(ParameterBinding binding, String id, ObservedExchange exchange, Endpoint endpoint) {
        Resource resource = resources.get(binding.resource());
        if (resource == null || created(binding.resource()).contains(id) || isKnown(binding, id)) {
            return;
        }
        unseen.add(id);
        JsonObject named = isIdentifier(binding, resource)
                ? resource.identity().with(JsonObject.EMPTY, new JsonText(id))
                : JsonObject.EMPTY.with(binding.member(), new JsonText(id));
        String owner = owner(resource, exchange, endpoint);
        rows(binding.resource()).put(id, owner == null ? named : named.with(IN, new JsonText(owner)));
    }

    private static boolean isIdentifier(ParameterBinding binding, Resource resource) {
        return binding.member().equals(resource.identity().member());
    }

    private boolean isKnown(ParameterBinding binding, String id) {
        return rows(binding.resource()).values().stream()
                        .anyMatch(row -> id.equals(scalar(row.member(binding.member()))))
                || rows(binding.resource()).containsKey(id);
    }

    private static @Nullable String owner(Resource resource, ObservedExchange exchange, Endpoint endpoint) {
        for (ParameterBinding binding : endpoint.parameterBindings()) {
            if (binding.resource().equals(resource.parent())) {
                return exchange.variables().get(binding.parameter());
            }
        }
        return null;
    }

    private static @Nullable String id(JsonObject item, Resource resource) {
        return scalar(resource.identity().in(item));
    }

    private static @Nullable String scalar(@Nullable JsonValue value) {
        return value instanceof JsonText text
                ? text.text()
                : value instanceof JsonNumber number ? number.literal() : null;
    }

    private static @Nullable JsonValue at(@Nullable JsonValue value, MemberPath path) {
        JsonValue place = value;
        for (String name : path.names()) {
            place = within(place, name);
        }
        return place;
    }

    private static @Nullable JsonValue within(@Nullable JsonValue place, String name) {
        if (place instanceof JsonObject object) {
            return object.member(name);
        }
        if (place instanceof JsonArray array && name.equals(MemberPath.FIRST)) {
            return array.elements().isEmpty() ? null : array.elements().get(0);
        }
        return null;
    }

    private Resource resource(ResourceName name) {
        return Objects.requireNonNull(resources.get(name));
    }

    private Map<String, JsonObject> rows(ResourceName name) {
        return Objects.requireNonNull(rows.get(name));
    }

    private Set<String> created(ResourceName name) {
        return Objects.requireNonNull(created.get(name));
    }

    private Set<String> changed(ResourceName name) {
        return Objects.requireNonNull(changed.get(name));
    }
}
