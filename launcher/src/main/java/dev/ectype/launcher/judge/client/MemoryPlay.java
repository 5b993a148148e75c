package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.description.DescribedOperation;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plays the life of two instances of one family and looks for the values that it sent. */
final class MemoryPlay {
    /** Longer lists may continue on another page. */
    private static final int FEW = 10;

    private static final long FIRST_NUMBER = 7000;

    private final ClientSession session;
    private final DescribedApi api;
    private final ParentValues parents;
    private final ClientCreation creation;
    private final ResourceFamily family;
    private final VariedBody bodies;
    private final List<Contradiction> contradictions = new ArrayList<>();
    private @Nullable Document lastSent;

    MemoryPlay(ClientSession session, DescribedApi api, ParentValues parents, ResourceFamily family) {
        this.session = session;
        this.api = api;
        this.parents = parents;
        this.creation = new ClientCreation(session, api, parents);
        this.family = family;
        this.bodies = new VariedBody(api.types(), family);
    }

    /** Plays and returns the responses that a client does not expect. */
    List<Contradiction> run() {
        Known first = create();
        if (first == null
                || !isRead(
                        first,
                        first.created(),
                        "as sent with " + family.create().method())) {
            return contradictions;
        }
        parents.note(family.read(), first.parameters());
        isListed(first);
        neverCreated(first);
        for (String method : List.of("PATCH", "PUT")) {
            DescribedOperation update = family.call(api, method);
            if (update != null) {
                update(update, first);
            }
        }
        Known second = family.delete() == null ? null : create();
        if (second != null) {
            delete(second, family.delete());
        }
        return contradictions;
    }

    /** Holds an instance with the parameters of its path and the request that created it. */
    private record Known(Document identifier, Map<String, Document> parameters, ClientExchange created) {}

    private @Nullable Known create() {
        DescribedOperation create = family.create();
        Map<String, Document> outer = parents.of(create, create.segments().size());
        ClientExchange created = write(create, outer, bodies.of(create, number()));
        if (created != null && !created.isSuccess() && created.sent().equals(lastSent)) {
            // The description allows no other values, and the first instance has them.
            return null;
        }
        if (!isSuccess(create, created) || created == null) {
            return null;
        }
        lastSent = created.sent();
        Document instance = CreatedIdentifier.instance(family, created);
        Document identifier = CreatedIdentifier.of(family, created, instance);
        if (identifier == null || identifier.text().isEmpty()) {
            contradict(created, "the identifier of the created instance");
            return null;
        }
        Document known = instance == null ? Document.EMPTY_OBJECT : instance;
        return new Known(identifier, creation.values(family, outer, known, identifier), created);
    }

    private long number() {
        return FIRST_NUMBER + session.requests();
    }

    /** Sends a body with all members that responses return, or with the required ones if it is refused. */
    private @Nullable ClientExchange write(
            DescribedOperation operation, Map<String, Document> parameters, BodyMembers body) {
        ClientExchange all = session.call(operation, parameters, new LinkedHashMap<>(), body);
        BodyMembers required = new BodyMembers(List.of(), body.unique(), body.same());
        return all != null && all.isSuccess()
                ? all
                : session.call(operation, parameters, new LinkedHashMap<>(), required);
    }

    private boolean isSuccess(DescribedOperation operation, @Nullable ClientExchange exchange) {
        if (exchange == null) {
            contradictions.add(new Contradiction(operation.method() + " " + operation.path(), "a response", "none"));
            return false;
        }
        if (!exchange.isSuccess()) {
            contradict(exchange, "a success");
            return false;
        }
        return true;
    }

    /** Returns whether the instance is found with the values of an earlier request. */
    private boolean isRead(Known instance, ClientExchange earlier, String reason) {
        ClientExchange read = session.call(family.read(), instance.parameters());
        if (!isSuccess(family.read(), read) || read == null) {
            return false;
        }
        Document found = InstanceReader.instance(read.body(), family.noun());
        if (found == null) {
            contradict(read, "the created instance");
            return false;
        }
        compare(earlier, read, found, family.read().replyType(), reason);
        return true;
    }

    private void compare(
            ClientExchange earlier, ClientExchange read, Document found, @Nullable TypeRef returned, String reason) {
        Document sent = earlier.sent().isObject() ? InstanceReader.instance(earlier.sent(), family.noun()) : null;
        if (sent == null) {
            return;
        }
        TypeRef written =
                VariedBody.instanceType(api.types(), earlier.operation().bodyType(), family.noun());
        TypeRef returnedType = VariedBody.instanceType(api.types(), returned, family.noun());
        SentValueComparison.Difference difference =
                new SentValueComparison(api.types()).first(sent, written, found, returnedType);
        if (difference != null) {
            contradictions.add(new Contradiction(
                    read.request(),
                    difference.member() + " " + difference.sent() + " " + reason,
                    difference.returned()));
        }
    }

    private void isListed(Known instance) {
        DescribedOperation list = family.list();
        ClientExchange listed = list == null ? null : session.call(list, listParameters(list, instance));
        if (list == null || !isSuccess(list, listed) || listed == null) {
            return;
        }
        List<Document> items = InstanceReader.items(listed.body());
        Document item = items == null ? null : find(items, instance.identifier());
        if (item != null && item.isObject()) {
            Document inner = InstanceReader.instance(item, family.noun());
            compare(instance.created(), listed, inner == null ? item : inner, api.listed(list), "in the list");
        } else if (item == null && (items == null || items.size() < FEW)) {
            contradict(listed, "the created " + instance.identifier().literal() + " in the list");
        }
    }

    /** Returns the parameters of the path, and the values of the instance for required parameters of the query. */
    private Map<String, Document> listParameters(DescribedOperation list, Known instance) {
        Map<String, Document> parameters = new LinkedHashMap<>(instance.parameters());
        ClientExchange created = instance.created();
        for (Document source : List.of(created.sent(), created.body())) {
            Document existing = source.isObject() ? InstanceReader.instance(source, family.noun()) : null;
            for (Parameter parameter : list.endpoint().parameters()) {
                boolean required = parameter.in() == Parameter.In.QUERY && parameter.required();
                Document value = required && existing != null ? InstanceReader.outer(existing, parameter.name()) : null;
                if (value != null && !value.isObject() && !value.isArray() && !value.isNull()) {
                    parameters.putIfAbsent(parameter.name(), value);
                }
            }
        }
        return parameters;
    }

    private static @Nullable Document find(List<Document> items, Document identifier) {
        for (Document item : items) {
            if (contains(item, identifier.text(), 3)) {
                return item;
            }
        }
        return null;
    }

    private static boolean contains(Document value, String text, int depth) {
        if (!value.isObject()) {
            return !value.isArray() && value.text().equals(text);
        }
        for (JsonMember each : value.members()) {
            if (depth > 0 && contains(each.value(), text, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    private void neverCreated(Known instance) {
        ClientExchange read = session.readUnused(family, instance.parameters());
        if (read != null && read.isSuccess()) {
            contradict(read, "404 for an identifier that was never given");
        }
    }

    private void update(DescribedOperation update, Known instance) {
        Map<String, Document> same = new LinkedHashMap<>();
        Document created = InstanceReader.instance(instance.created().body(), family.noun());
        for (String name : created == null ? List.<String>of() : InstanceReader.scalars(created)) {
            if (instance.identifier().equals(created == null ? null : created.member(name))) {
                same.put(name, instance.identifier());
            }
        }
        instance.parameters().forEach(same::putIfAbsent);
        BodyMembers body = bodies.of(update, number()).withSame(same);
        ClientExchange changed = write(update, instance.parameters(), body);
        if (isSuccess(update, changed) && changed != null) {
            isRead(instance, changed, "as sent with " + update.method());
        }
    }

    private void delete(Known instance, @Nullable DescribedOperation delete) {
        ClientExchange before = session.call(family.read(), instance.parameters());
        ClientExchange deleted = delete == null ? null : session.call(delete, instance.parameters());
        if (delete == null || before == null || !isSuccess(delete, deleted)) {
            return;
        }
        ClientExchange after = session.call(family.read(), instance.parameters());
        // Some APIs return deleted instances with a mark.
        if (after != null && after.isSuccess() && after.body().equals(before.body())) {
            contradict(after, "404 after the deletion");
        }
    }

    private void contradict(ClientExchange exchange, String expected) {
        contradictions.add(new Contradiction(exchange.request(), expected, exchange.reply()));
    }
}
