package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.shape.IdentifierText;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.wire.ProtocolCall;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which operations work on stored instances: a request changes one, a response contains one, an unknown identifier is
 * not found, or each response has the requested identifier. An instance that requests only read is changed in the state.
 */
final class BoundOperations {
    private static final int DEEPEST = 6;

    private static final int MOST_SEGMENTS = 100;

    private final Emulator emulator;
    private final OperationWalk walk;
    private final ModelIndex model;
    private final Map<Wire, ClientFindings.BoundCount> counts = new LinkedHashMap<>();
    private final List<String> unbound = new ArrayList<>();
    /** Reads that returned no instance, with what they lack. */
    private final List<UndecidedRead> undecided = new ArrayList<>();

    BoundOperations(Emulator emulator, OperationWalk walk, ModelIndex model) {
        this.emulator = emulator;
        this.walk = walk;
        this.model = model;
    }

    private record UndecidedRead(Endpoint endpoint, String missing) {}

    Map<Wire, ClientFindings.BoundCount> counts() {
        return counts;
    }

    List<String> unbound() {
        return unbound;
    }

    /**
     * Decides about one operation.
     *
     * @param before the position of the state before the request
     * @param response the response, or null without a valid one
     */
    void add(Endpoint endpoint, @Nullable EmulatorResponse response, long before) {
        String missing = response == null ? "has no valid response" : missing(endpoint, response, before);
        boolean reads = endpoint.role() instanceof Role.Read || endpoint.role() instanceof Role.ListAll;
        if (response != null && missing != null && reads) {
            undecided.add(new UndecidedRead(endpoint, missing));
            return;
        }
        count(endpoint, missing);
    }

    /** Decides about reads again that returned no instance before requests changed some. */
    void decideReads() {
        for (UndecidedRead read : undecided) {
            Endpoint endpoint = read.endpoint();
            String missing;
            try {
                EmulatorResponse response = walk.send(endpoint, null);
                missing = isReturned(endpoint.role(), response) || isPlaced(endpoint, response) ? null : read.missing();
            } catch (IOException | IllegalArgumentException unsendable) {
                missing = "cannot be called again";
            }
            count(endpoint, missing);
        }
        undecided.clear();
    }

    /** Returns whether the instance is in no snapshot, but a read returns one that is placed there. */
    private boolean isPlaced(Endpoint endpoint, EmulatorResponse response) throws IOException {
        Role role = endpoint.role();
        Resource resource = role == null ? null : model.resource(role.resource());
        return resource != null
                && walk.snapshot().of(resource.name()).isEmpty()
                && new PlacedInstance(emulator, walk).isRead(endpoint, resource, response);
    }

    private void count(Endpoint endpoint, @Nullable String missing) {
        counts.merge(
                Wire.of(endpoint),
                new ClientFindings.BoundCount(missing == null ? 1 : 0, 1),
                ClientFindings.BoundCount::plus);
        if (missing != null) {
            unbound.add(endpoint.binding().words() + " " + missing);
        }
    }

    /** Returns what the operation lacks, or null for a bound operation. */
    private @Nullable String missing(Endpoint endpoint, EmulatorResponse response, long before) {
        if (isChanged(endpoint, before) || isReturned(endpoint.role(), response)) {
            return null;
        }
        try {
            EmulatorResponse unknown = walk.sendUnknown(endpoint);
            boolean missed = unknown != null && isNotFound(unknown);
            if (missed || unknown != null && isRequested(endpoint, response) && isRequested(endpoint, unknown)) {
                return null;
            }
            EmulatorResponse deleted = unknown == null ? null : walk.sendDeleted(endpoint);
            if (deleted != null && isNotFound(deleted)) {
                return null;
            }
            Role role = endpoint.role();
            String effect = role == null ? "has no known effect" : "shows no instance of " + role.resource();
            return unknown == null
                    ? effect
                    : effect + " and returns " + unknown.status() + " for an unknown identifier";
        } catch (IOException | IllegalArgumentException unsendable) {
            return "cannot be called with an unknown identifier";
        }
    }

    private static boolean isNotFound(EmulatorResponse response) {
        return response.status() == 404 || response.status() == 410;
    }

    /**
     * Returns whether a response contains an instance with the identifier in the path or message of the request. Resources that are neither
     * created nor listed have an instance for each identifier.
     */
    private boolean isRequested(Endpoint endpoint, EmulatorResponse response) {
        Role role = endpoint.role();
        Resource resource = role instanceof Role.Read ? model.resource(role.resource()) : null;
        Document body = resource == null || !resource.seeded() ? null : response.json();
        Set<String> segments = new LinkedHashSet<>();
        boolean call = ProtocolCall.isTarget(response.target());
        String path = call ? response.target() : response.target().split("\\?", 2)[0];
        for (String segment : path.split(call ? "[/?&=]" : "/", MOST_SEGMENTS)) {
            segments.add(URLDecoder.decode(segment, StandardCharsets.UTF_8));
        }
        segments.addAll(sent(response.message()));
        return resource != null
                && body != null
                && contains(body, resource.identity().member(), segments, DEEPEST);
    }

    /** Returns the values in the message of a request, in whose protocol no path contains identifiers. */
    private static Set<String> sent(byte[] message) {
        Set<String> values = new LinkedHashSet<>();
        Document body = message.length == 0 ? null : Json.parse(message);
        for (JsonMember each : body == null || !body.isObject() ? List.<JsonMember>of() : body.members()) {
            if (KnownInstances.isIdentifier(each.value())) {
                values.add(text(each.value()));
            }
        }
        return values;
    }

    private boolean isChanged(Endpoint endpoint, long before) {
        long after = emulator.position();
        if (after == before) {
            return false;
        }
        return endpoint.role() != null
                || emulator.diff(before, after).changedRows().stream()
                        .anyMatch(
                                row -> model.resources().contains(row.resource().value()));
    }

    private boolean isReturned(@Nullable Role role, EmulatorResponse response) {
        Resource resource = role == null ? null : model.resource(role.resource());
        Document body = resource == null ? null : response.json();
        if (resource == null || body == null || body.isNull()) {
            return false;
        }
        List<KnownInstance> rows = walk.snapshot().of(resource.name());
        if (role instanceof Role.Count) {
            return !rows.isEmpty();
        }
        String member = resource.identity().member();
        Set<String> identifiers = new LinkedHashSet<>();
        for (KnownInstance row : rows) {
            Document identifier =
                    row.document().at(new MemberPath(resource.identity().path().names()));
            if (KnownInstances.isIdentifier(identifier) && identifier != null) {
                identifiers.add(text(identifier));
            }
        }
        return contains(body, member, identifiers, DEEPEST)
                || resource.singleton() && rows.stream().anyMatch(row -> isSame(row.document(), body));
    }

    private static boolean contains(Document value, String member, Set<String> identifiers, int depth) {
        if (depth == 0) {
            return false;
        }
        if (value.isArray()) {
            for (Document each : value.elements()) {
                boolean listed = KnownInstances.isIdentifier(each) && identifiers.contains(text(each));
                if (listed || contains(each, member, identifiers, depth - 1)) {
                    return true;
                }
            }
        }
        for (JsonMember each : value.isObject() ? value.members() : List.<JsonMember>of()) {
            boolean identified = each.name().equals(member) && KnownInstances.isIdentifier(each.value());
            if (identified && identifiers.contains(text(each.value()))
                    || contains(each.value(), member, identifiers, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    private static String text(Document identifier) {
        return Objects.requireNonNullElse(IdentifierText.of(identifier), "");
    }

    /** Returns whether a response or an object in it has the values of a stored instance. */
    private static boolean isSame(Document row, Document body) {
        if (!body.isObject() || row.size() == 0) {
            return false;
        }
        int same = 0;
        for (JsonMember each : row.members()) {
            same += each.value().equals(body.member(each.name())) ? 1 : 0;
        }
        if (same > 0 && same * 2 >= row.size()) {
            return true;
        }
        for (JsonMember each : body.members()) {
            if (each.value().isObject() && isSame(row, each.value())) {
                return true;
            }
        }
        return false;
    }
}
