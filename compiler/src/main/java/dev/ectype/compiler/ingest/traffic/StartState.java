package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ingest.observed.ExchangeSample;
import dev.ectype.compiler.ingest.observed.OperationNotes;
import dev.ectype.compiler.ingest.observed.OperationNotes.Evidence;
import dev.ectype.compiler.ingest.observed.ScalarText;
import dev.ectype.compiler.ingest.observed.Traffic;
import dev.ectype.compiler.ingest.observed.Traffic.ObservedExchange;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reconstructs the instances that existed before the first request of a recording: those it read but did not create, in
 * their state before any change. Members seen later fill gaps unless the instance had changed by then.
 */
public final class StartState {
    /** The member that holds the identifier of the owner. */
    private static final String IN = "$in";

    private static final int CREATED = 201;
    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;

    private final Map<String, Endpoint> endpoints = new LinkedHashMap<>();
    private final Map<ResourceName, RecordedRows> rows = new LinkedHashMap<>();
    private final RecordedOwners owners;
    private final UnkeptRows unkept = new UnkeptRows("have no identifier and differ from all others");

    private StartState(ApiModel model) {
        for (Endpoint endpoint : model.endpoints()) {
            if (endpoint.binding().isHttp()) {
                endpoints.putIfAbsent(endpoint.binding().words(), endpoint);
            }
        }
        Map<ResourceName, Resource> resources = new LinkedHashMap<>();
        for (Resource resource : model.resources()) {
            if (!resource.singleton()) {
                resources.put(resource.name(), resource);
                rows.put(resource.name(), new RecordedRows(resource));
            }
        }
        owners = new RecordedOwners(resources);
    }

    /** Returns the initial instances of every resource, by resource name. Reports recorded instances that it leaves out. */
    public static JsonObject of(List<Traffic> recorded, ApiModel model, Diagnostics diagnostics) {
        StartState state = new StartState(model);
        for (Traffic traffic : recorded) {
            traffic.exchanges().forEach(state::process);
        }
        state.unkept.report(diagnostics);
        state.dropOrphans(diagnostics);
        JsonObject.Builder start = JsonObject.builder();
        boolean isWhole = recorded.stream().allMatch(Traffic::isWhole);
        state.rows.forEach((name, those) -> {
            JsonArray written = those.written();
            if (isWhole || !those.resource.seeded() || !written.elements().isEmpty()) {
                start.put(name.value(), written);
            }
        });
        return start.build();
    }

    /** Drops the instances below an owner that a recorded request created, because they did not exist before it. */
    private void dropOrphans(Diagnostics diagnostics) {
        UnkeptRows orphans = new UnkeptRows("came into being with an instance that a request creates");
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (RecordedRows each : rows.values()) {
                ResourceName parent = each.resource.parent();
                RecordedRows parents = parent == null ? null : rows.get(parent);
                isChanged |= parents != null && each.dropOrphans(parents, orphans);
            }
        }
        orphans.report(diagnostics);
    }

    private void process(ObservedExchange exchange) {
        Endpoint endpoint = endpoints.get(exchange.method() + " " + exchange.path());
        Role role = endpoint == null ? null : endpoint.role();
        if (endpoint == null) {
            return;
        }
        boolean isSuccess = exchange.sample().isSuccess();
        if (isSuccess && role != null && rows.containsKey(role.resource())) {
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
        if (role instanceof Role.Create create) {
            create(exchange, endpoint, create);
        } else if (role instanceof Role.ListAll list) {
            boolean isExample = exchange.sample().notes().evidence() == Evidence.ELEMENTS;
            boolean isGenerated = isExample && rows(role.resource()).resource.seeded();
            if (!isGenerated
                    && list.itemsAt().in(exchange.sample().responseBody().json()) instanceof JsonArray items) {
                for (JsonValue item : items.elements()) {
                    JsonValue instance = isExample ? selected(item, list, exchange) : item;
                    recordInstance(instance, null, JsonObject.EMPTY, exchange, endpoint, rows(role.resource()));
                }
            }
        } else if (role instanceof Role.Read read) {
            recordInstance(
                    read.replyAt().in(exchange.sample().responseBody().json()),
                    named(endpoint, exchange),
                    JsonObject.EMPTY,
                    exchange,
                    endpoint,
                    rows(role.resource()));
        } else {
            write(exchange, endpoint, role);
        }
    }

    /** Adds the values that the request filters by to an example of an instance, so that the list contains it. */
    private static JsonValue selected(JsonValue item, Role.ListAll list, ObservedExchange exchange) {
        JsonValue selected = item;
        for (ExchangeSample.Parameter sent : exchange.sample().query()) {
            for (ListFilter filter : list.filters()) {
                boolean isSet = filter.parameter().equals(sent.name())
                        && filter.operator() == FilterOperator.EQUAL
                        && filter.member().names().size() == 1
                        && !OperationNotes.isUnknown(sent.value());
                if (isSet
                        && selected instanceof JsonObject object
                        && filter.member().in(object) == null) {
                    selected = object.with(filter.member().last(), new JsonText(sent.value()));
                }
            }
        }
        return selected;
    }

    private void create(ObservedExchange exchange, Endpoint endpoint, Role.Create role) {
        MemberPath replyAt = role.replyAt();
        JsonValue item = replyAt == null
                ? null
                : replyAt.in(exchange.sample().responseBody().json());
        RecordedRows rowsOf = rows(role.resource());
        String id = item instanceof JsonObject object ? id(object, rowsOf.resource) : null;
        if (id != null && item instanceof JsonObject object) {
            rowsOf.create(owners.key(rowsOf.resource, id, object, exchange, endpoint), object);
        }
    }

    /** Records a write. The members outside the request existed before it. */
    private void write(ObservedExchange exchange, Endpoint endpoint, Role role) {
        String id = named(endpoint, exchange);
        RecordedRows rowsOf = rows(role.resource());
        String key = id == null ? null : owners.key(rowsOf.resource, id, JsonObject.EMPTY, exchange, endpoint);
        boolean isNew = role.creates() && exchange.sample().status() == CREATED;
        if (key != null && isNew && !rowsOf.has(key)) {
            rowsOf.create(key, JsonObject.EMPTY);
            return;
        }
        MemberPath replyAt = role instanceof Role.Change ? role.replyAt() : null;
        JsonValue sent = exchange.sample().requestBody().json();
        JsonValue item = replyAt == null
                ? null
                : replyAt.in(exchange.sample().responseBody().json());
        if (item != null) {
            JsonObject set = sent instanceof JsonObject body ? body : JsonObject.EMPTY;
            recordInstance(item, id, set, exchange, endpoint, rowsOf);
        }
        if (key != null) {
            rowsOf.change(key);
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
            RecordedRows rowsOf) {
        if (!(replyValue instanceof JsonObject item)) {
            return;
        }
        Resource resource = rowsOf.resource;
        String own = id(item, resource);
        String id = own == null ? named == null ? rowsOf.unnamed(item) : named : own;
        if (id == null) {
            unkept.add(resource.name(), exchange.sample().location());
            return;
        }
        String key = owners.key(resource, id, item, exchange, endpoint);
        if (rowsOf.isCreated(key)) {
            if (named != null) {
                rowsOf.alias(owners.key(resource, named, item, exchange, endpoint));
            }
            return;
        }
        boolean isLate = rowsOf.isChanged(key);
        Map<String, JsonValue> members = new LinkedHashMap<>(rowsOf.row(key).members());
        item.members().forEach((member, value) -> {
            if (!isLate && set.member(member) == null) {
                members.putIfAbsent(member, value);
            }
        });
        JsonObject found = new JsonObject(members);
        if (resource.identity().in(found) == null) {
            members.putAll(resource.identity().with(found, new JsonText(id)).members());
            rowsOf.leaveUnseen(id);
        }
        put(key, new JsonObject(members), rowsOf, exchange, endpoint);
    }

    private void put(String key, JsonObject row, RecordedRows rowsOf, ObservedExchange exchange, Endpoint endpoint) {
        JsonValue in = row.member(IN) == null ? owners.written(rowsOf.resource, exchange, endpoint) : null;
        rowsOf.put(
                key,
                in == null ? row : row.with(IN, in),
                owners.ownerKey(rowsOf.resource, exchange, endpoint),
                exchange.sample().location());
    }

    /** Records an instance that a successful path identifies, even without a reply. */
    private void require(ParameterBinding binding, String id, ObservedExchange exchange, Endpoint endpoint) {
        RecordedRows rowsOf = rows.get(binding.resource());
        if (rowsOf != null && rowsOf.resource.seeded() && OperationNotes.isUnknown(id)) {
            // The emulator accepts any identifier of such a resource.
            return;
        }
        String key = rowsOf == null ? id : owners.key(rowsOf.resource, id, JsonObject.EMPTY, exchange, endpoint);
        if (rowsOf == null
                || rowsOf.isAlias(key)
                || rowsOf.isCreated(key)
                || rowsOf.has(key)
                || rowsOf.has(binding.member(), id, key)) {
            return;
        }
        rowsOf.leaveUnseen(id);
        JsonObject named = isIdentifier(binding, rowsOf.resource)
                ? rowsOf.resource.identity().with(JsonObject.EMPTY, new JsonText(id))
                : JsonObject.EMPTY.with(binding.member(), new JsonText(id));
        put(key, named, rowsOf, exchange, endpoint);
    }

    private static boolean isIdentifier(ParameterBinding binding, Resource resource) {
        return binding.member().equals(resource.identity().member());
    }

    private static @Nullable String id(JsonObject item, Resource resource) {
        return ScalarText.of(resource.identity().in(item));
    }

    private RecordedRows rows(ResourceName name) {
        return Objects.requireNonNull(rows.get(name));
    }
}
