package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Cases;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.Expansion;
import dev.ectype.compiler.ir.HttpBinding;
import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Qualification;
import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Start;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A model while inference completes it: the description, its indexes, and what is understood so far. */
final class Draft {
    final RouteIndex routes;
    final Shapes shapes;
    final IdMembers idMembers;
    final Envelopes envelopes;

    private final ApiModel model;
    private final Map<String, Sketch> sketches = new LinkedHashMap<>();
    private final Map<String, Sketch> byPath = new LinkedHashMap<>();
    private final Map<ResourceName, Sketch> byName = new LinkedHashMap<>();
    private final Map<EndpointId, Endpoint> endpoints = new LinkedHashMap<>();
    private final Map<EndpointId, Role> roles = new LinkedHashMap<>();
    private final Map<EndpointId, List<Tie>> ties = new LinkedHashMap<>();
    private final Map<EndpointId, List<Qualification>> qualifications = new LinkedHashMap<>();
    private final Map<EndpointId, String> spans = new LinkedHashMap<>();
    private final Map<EndpointId, Expansion> expansions = new LinkedHashMap<>();
    private final Map<EndpointId, Start> starts = new LinkedHashMap<>();
    private final Map<String, Relationship> relationships = new LinkedHashMap<>();
    private final List<Change.Part> parts = new ArrayList<>();
    private final List<Change.Self> selves = new ArrayList<>();
    private final List<Resource> waiting = new ArrayList<>();
    private final List<Change.Newest> newest = new ArrayList<>();
    private final List<Change.Member> memberships = new ArrayList<>();
    private final Cases<Change, Consumer<Draft>> changes;

    Draft(ApiModel model) {
        this.model = model;
        this.routes = RouteIndex.of(model);
        model.endpoints().forEach(endpoint -> endpoints.put(endpoint.id(), endpoint));
        this.shapes = Shapes.of(model.api());
        this.idMembers = new IdMembers(shapes, routes);
        this.envelopes = new Envelopes(shapes, idMembers);
        this.changes = DraftChanges.TABLE;
    }

    void apply(Change change) {
        changes.apply(change).accept(this);
    }

    ApiModel model() {
        return model;
    }

    List<Sketch> sketches() {
        return List.copyOf(sketches.values());
    }

    Sketch sketch(String key) {
        return Objects.requireNonNull(sketches.get(key), key);
    }

    /** The sketch of that key, or null when it was joined or dropped. */
    @Nullable
    Sketch find(String key) {
        return sketches.get(key);
    }

    Sketch sketch(ResourceName name) {
        return Objects.requireNonNull(byName.get(name), name::value);
    }

    @Nullable
    Sketch named(ResourceName name) {
        return byName.get(name);
    }

    /** The sketch that has this path among its collections or items, or null. */
    @Nullable
    Sketch at(PathTemplate path) {
        return byPath.get(path.key());
    }

    /** Where the reply of a collection's list holds its things, or null where there is no such list. */
    @Nullable
    Place listed(PathTemplate collection, String literal) {
        Route list = routes.find("GET", collection);
        TypeRef reply = list == null ? null : Payloads.replyType(list.endpoint());
        return reply == null ? null : envelopes.items(reply, literal);
    }

    Shape shape(Sketch sketch) {
        return shapes.shape(sketch.stored());
    }

    @Nullable
    Role role(EndpointId endpoint) {
        return roles.get(endpoint);
    }

    List<Tie> ties(EndpointId endpoint) {
        return List.copyOf(ties.getOrDefault(endpoint, List.of()));
    }

    boolean isTied(EndpointId endpoint, String parameter) {
        return ties.getOrDefault(endpoint, List.of()).stream()
                .anyMatch(tie -> tie.parameter().equals(parameter));
    }

    boolean isRelationship(String name) {
        return relationships.containsKey(name);
    }

    List<Relationship> relationships() {
        return List.copyOf(relationships.values());
    }

    void place(EndpointId endpoint, String method, PathTemplate path, List<Parameter> told) {
        routes.move(endpoint, method, path, told);
    }

    void add(Sketch sketch) {
        sketches.put(sketch.key, sketch);
        index(sketch);
    }

    void join(Sketch sketch, Sketch into) {
        into.absorb(sketch);
        sketches.remove(sketch.key);
        index(into);
    }

    void drop(Sketch sketch) {
        sketches.remove(sketch.key);
        sketch.collections.forEach(path -> byPath.remove(path.key(), sketch));
        sketch.items.forEach(path -> byPath.remove(path.key(), sketch));
    }

    List<Change.Member> memberships() {
        return List.copyOf(memberships);
    }

    List<Change.Self> selves() {
        return List.copyOf(selves);
    }

    List<Change.Newest> newest() {
        return List.copyOf(newest);
    }

    List<Change.Part> parts() {
        return List.copyOf(parts);
    }

    void member(Change.Member membership) {
        memberships.add(membership);
        leave(membership.collection());
        leave(membership.item());
    }

    void self(Change.Self self) {
        selves.add(self);
        leave(self.path());
    }

    void newest(Change.Newest one) {
        newest.add(one);
        leave(one.path());
    }

    void await(Resource resource) {
        waiting.add(resource);
    }

    void part(Change.Part part) {
        parts.add(part);
        leave(part.path());
    }

    /** The path is no place of its own group any more; a group without places is none. */
    private void leave(PathTemplate path) {
        Sketch sketch = byPath.remove(path.key());
        if (sketch != null) {
            sketch.collections.remove(path);
            sketch.items.remove(path);
            if (sketch.collections.isEmpty() && sketch.items.isEmpty()) {
                drop(sketch);
            }
        }
    }

    void name(Sketch sketch, ResourceName name) {
        sketch.name = name;
        byName.put(name, sketch);
    }

    void assign(EndpointId endpoint, Role role) {
        roles.put(endpoint, role);
    }

    /** Ties a parameter, or says more of how it is tied. */
    void tie(EndpointId endpoint, Tie tie) {
        List<Tie> known = ties.computeIfAbsent(endpoint, key -> new ArrayList<>());
        for (int at = 0; at < known.size(); at++) {
            if (known.get(at).parameter().equals(tie.parameter())) {
                known.set(at, tie);
                return;
            }
        }
        known.add(tie);
    }

    void narrow(EndpointId endpoint, Qualification qualification) {
        qualifications.computeIfAbsent(endpoint, key -> new ArrayList<>(1)).add(qualification);
    }

    void span(EndpointId endpoint, String parameter) {
        spans.put(endpoint, parameter);
    }

    void expand(EndpointId endpoint, Expansion expansion) {
        expansions.put(endpoint, expansion);
    }

    void start(EndpointId endpoint, Start start) {
        starts.putIfAbsent(endpoint, start);
    }

    /** Lets the successful reply of an endpoint show a JSON value. */
    void describe(EndpointId endpoint, TypeRef type) {
        Endpoint described = Payloads.describe(Objects.requireNonNull(endpoints.get(endpoint)), type);
        endpoints.put(endpoint, described);
        routes.replace(described);
    }

    void relate(Relationship relationship) {
        if (relationship.kind() == Relationship.Kind.PIECES) {
            relationships.put(relationship.name(), relationship);
        } else {
            relationships.putIfAbsent(relationship.name(), relationship);
        }
    }

    /** The model with all that is understood. */
    ApiModel completed() {
        List<Endpoint> completed = new ArrayList<>();
        for (Endpoint endpoint : endpoints.values()) {
            Role role = roles.get(endpoint.id());
            Expansion expansion = expansions.get(endpoint.id());
            Endpoint tied = spanned(endpoint)
                    .withTies(ties(endpoint.id()))
                    .withQualifications(qualifications.getOrDefault(endpoint.id(), List.of()));
            tied = expansion == null ? tied : tied.withExpansion(expansion);
            Start start = starts.get(endpoint.id());
            tied = start == null ? tied : tied.withStart(start);
            completed.add(role == null ? tied : tied.withRole(role));
        }
        List<Resource> resources = new ArrayList<>();
        sketches.values().forEach(sketch -> resources.add(sketch.resource()));
        resources.addAll(waiting);
        return model.withEndpoints(completed).withResources(resources).withRelationships(relationships());
    }

    private Endpoint spanned(Endpoint endpoint) {
        String parameter = spans.get(endpoint.id());
        return parameter != null && endpoint.binding() instanceof HttpBinding http
                ? endpoint.withBinding(http.withSpanning(parameter))
                : endpoint;
    }

    private void index(Sketch sketch) {
        sketch.collections.forEach(path -> byPath.put(path.key(), sketch));
        sketch.items.forEach(path -> byPath.put(path.key(), sketch));
    }
}
